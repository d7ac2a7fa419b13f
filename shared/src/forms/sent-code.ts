import { CODE_DIGITS, CODE_SECONDS } from '#format/one-time-code.ts';
import { type DraftValues, mergeDraft } from '#forms/draft.ts';

/** A code on its way; the code itself is never here. */
export interface SentCode {
  challengeId: string;
  /** Where it went, as the visitor typed it, or masked. */
  sentTo: string;
  /** Which of several steps it belongs to, where there are several. */
  step: string;
  /** How many digits it has. */
  digits: number;
  /** When another one may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** When it is good for nothing any more, likewise. */
  expiresAt: number;
  /** It was on its way already when this step opened. */
  isBack?: true;
}

interface Sent {
  challengeId: string;
  resendAfterSeconds: number;
  digits?: number | undefined;
}

/** The origin's answer to "send a code", with its times turned into moments. Call it in handlers only. */
export const sentCode = (answer: Sent, sentTo: string, step = ''): SentCode => ({
  challengeId: answer.challengeId,
  sentTo,
  step,
  digits: answer.digits ?? CODE_DIGITS,
  resendAt: Date.now() + answer.resendAfterSeconds * 1000,
  expiresAt: Date.now() + CODE_SECONDS * 1000,
});

/**
 * What this tab keeps of a code: the code's, whether its step is the one that shows, and what had been typed for it. Of a
 * phone number the storage gets the last four digits.
 */
export type KeptCode<Typed extends DraftValues> = SentCode & { isOpen: boolean; typed: Typed };

const NONE = { challengeId: '', sentTo: '', step: '', digits: CODE_DIGITS, resendAt: 0, expiresAt: 0, isOpen: false };

/** What was kept, or null where nothing was; names and kinds that `blank` lacks are dropped from what was typed. */
export function readKept<Typed extends DraftValues>(stored: string | null, blank: Typed): KeptCode<Typed> | null {
  const { typed, ...code } = mergeDraft({ ...NONE, typed: '' }, stored);
  return code.challengeId === '' ? null : { ...code, typed: mergeDraft(blank, typed) };
}

export const writeKept = <Typed extends DraftValues>({ typed, isBack, ...code }: KeptCode<Typed>): string =>
  JSON.stringify({ ...code, sentTo: withoutNumber(code.sentTo), typed: JSON.stringify(numbersMasked(typed)) });

const HIDDEN = '••••••';

/** A phone number by its last four digits; every other text as it is. */
function withoutNumber(text: string): string {
  const digits = text.replace(/[^\d•]/g, '');
  return text.includes('@') || digits.length < 8 ? text : `${HIDDEN} ${digits.slice(-4)}`;
}

const mapTexts = <Typed extends DraftValues>(typed: Typed, change: (text: string) => string): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  ) as Typed;

const numbersMasked = <Typed extends DraftValues>(typed: Typed): Typed => mapTexts(typed, withoutNumber);

/** What had been typed, without what was not kept whole: it would wipe what is being typed anew. */
export const typedAgain = <Typed extends DraftValues>(typed: Typed): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([, value]) => typeof value !== 'string' || (value !== '' && !value.startsWith(HIDDEN)),
    ),
  ) as Partial<Typed>;

/** Whether a kept code is still good, and was asked for by the same words; of a number the last four digits tell. */
export const isOnItsWay = <Typed extends DraftValues>(kept: KeptCode<Typed>, typed: Typed, now: number): boolean =>
  kept.expiresAt > now && alike(numbersMasked(kept.typed)) === alike(numbersMasked(typed));

/** Blanks, hyphens and capitals make no other number and no other address. */
const alike = (typed: DraftValues): string =>
  JSON.stringify(Object.entries(typed).sort(([a], [b]) => (a < b ? -1 : 1)))
    .replace(/[\s-]/g, '')
    .toLowerCase();
