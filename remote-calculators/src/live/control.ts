/** What a page with fields hears: a text, a slider, a button that is chosen, a list. */
export interface Control extends Element {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
  selectionStart?: number | null;
  selectionEnd?: number | null;
  setSelectionRange?: (start: number, end: number) => void;
}

export const isControl = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
