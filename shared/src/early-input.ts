/** A control of a form. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did to a prerendered page before its code had come. */
export interface EarlyInput {
  /** Latest state of each control that was used, the one used last at the end. */
  controls: Map<Control, string | boolean>;
  /** The form that was sent, if one was, and the button that sent it: its name and value are part of what is said. */
  sent: { form: HTMLFormElement; button: HTMLElement | null } | null;
  stop: () => void;
  /** True while an early script of the page itself works with what is typed: the page can wait for its code. */
  answered?: boolean;
}

declare global {
  interface Window {
    /** Absent until the script that notes it has come; null once the page has taken over what was typed. */
    earlyInput?: EarlyInput | null;
  }
}

/** Whether something was typed before this page came alive, and is not handed to its own handlers yet. */
export const typedEarly = (): boolean => typeof window !== 'undefined' && (window.earlyInput?.controls.size ?? 0) > 0;
