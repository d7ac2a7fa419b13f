import { z } from 'zod';
import { MOST_MOVES, movedTo, NO_FORM, unitTag } from '#enquiries/form-address.ts';
import { type Handing, type Posted, postOnce } from '#enquiries/post-once.ts';

/** What the firm's own contact form is told. */
export interface ForwardedEnquiry {
  name: string;
  email: string;
  areas: readonly string[];
  message: string;
}

/**
 * What became of one attempt: `retry` was surely not taken and may be later, `doubt` may have been taken, `refused` needs a
 * person, `spam` was kept there and is marked here.
 */
export type ForwardOutcome =
  | { kind: 'sent' | 'spam' }
  /** `unmailed`: the form took the question, and its mail did not reach everybody whom it was for. */
  | { kind: 'retry' | 'unmailed' | 'doubt' | 'refused'; reason: string };

// Contact Form 7 refuses a longer text area; the mail to the firm holds the whole text in any case.
export const LONGEST_MESSAGE = 2000;
/** 303 is none of them: it shows the result of what was taken. */
const MOVES = new Set([301, 302, 307, 308]);

/**
 * Hands an enquiry to a Contact Form 7 as its own page would: multipart (JSON gets 415), with the unit tag (else 400)
 * and a User-Agent (else it counts as spam). Never throws: every failure is an outcome.
 */
export async function forwardEnquiry(
  formUrl: string,
  enquiry: ForwardedEnquiry,
  handing: Handing,
): Promise<ForwardOutcome> {
  if (unitTag(formUrl) === null) return { kind: 'refused', reason: NO_FORM };
  const first = await ask(formUrl, enquiry, handing);
  // The firm's form may know other areas than this site. The choice then travels inside the message instead.
  if ('status' in first && enquiry.areas.length > 0 && refusesOnlyAreas(first)) {
    return settle(await ask(formUrl, { ...enquiry, areas: [], message: withAreas(enquiry) }, handing));
  }
  return settle(first);
}

/**
 * Where there is no room for both, the areas give way: they stand in the mail to the firm and in its lists, and nobody can
 * ask for words that were cut.
 */
function withAreas({ areas, message }: ForwardedEnquiry): string {
  const both = `Areas to talk about: ${areas.join(', ')}\n\n${message}`;
  return both.length <= LONGEST_MESSAGE ? both : message;
}

const refusesOnlyAreas = ({ status, invalid_fields }: FormAnswer) =>
  status === 'validation_failed' &&
  invalid_fields.length > 0 &&
  invalid_fields.every(({ field }) => field === 'AreastoTalkAbout');

/** Posts to the form, and after it where it has moved. */
async function ask(formUrl: string, enquiry: ForwardedEnquiry, handing: Handing): Promise<FormAnswer | ForwardOutcome> {
  let address = formUrl;
  for (let moves = 0; ; moves += 1) {
    const posted = await postOnce(address, formOf(address, enquiry), handing);
    const { status = 0, headers } = posted.answer ?? {};
    if (!MOVES.has(status) || headers?.location === undefined) return judge(posted);
    const next = movedTo(address, headers.location);
    if (next === null || moves === MOST_MOVES) {
      const target = URL.parse(headers.location, address)?.href ?? headers.location;
      const mend = `If that is the form's own address, set CONTACT_FORM_URL=${target} and retry.`;
      return { kind: 'refused', reason: `${address} leads elsewhere (HTTP ${status}): to ${target}. ${mend}` };
    }
    address = next;
  }
}

function formOf(formUrl: string, enquiry: ForwardedEnquiry): FormData {
  const form = new FormData();
  form.set('_wpcf7_unit_tag', unitTag(formUrl) ?? '');
  form.set('your-name', enquiry.name);
  form.set('your-email', enquiry.email);
  for (const area of enquiry.areas) form.append('AreastoTalkAbout[]', area);
  form.set('your-message', enquiry.message);
  return form;
}

/**
 * The form's own answer wherever it can be read, whatever the status says. Without one: what did not leave may go again, and
 * so may what was clearly not taken; a 4xx is a no; of all else nobody knows.
 */
function judge({ isHandedOver, answer, failure = 'the answer is none of a contact form' }: Posted) {
  const said = answer === undefined ? null : readFormAnswer(answer.text);
  if (said !== null) return said;
  const status = answer === undefined ? '' : `HTTP ${answer.status}: `;
  if (!isHandedOver || (answer !== undefined && isTurnedAway(answer)))
    return { kind: 'retry' as const, reason: `not taken: ${status}${failure}` };
  if (answer !== undefined && answer.status >= 400 && answer.status < 500)
    return { kind: 'refused' as const, reason: `${status}${answer.text.slice(0, 200)}` };
  const doubt = 'The question was handed over and may have arrived. Retry sends it again.';
  return { kind: 'doubt' as const, reason: `${doubt} (${status}${failure})` };
}

/**
 * 408 and 429 are said before a form runs, and 503 with Retry-After by a WordPress under maintenance. Through a proxy, which
 * says so by Via, that 503 may also mean that WordPress was asked and gave no answer: Varnish says it so.
 */
const isTurnedAway = ({ status, headers }: NonNullable<Posted['answer']>): boolean =>
  status === 408 ||
  status === 429 ||
  (status === 503 && headers['retry-after'] !== undefined && headers.via === undefined);

function settle(result: FormAnswer | ForwardOutcome): ForwardOutcome {
  if ('kind' in result) return result;
  const { status, message, invalid_fields } = result;
  switch (status) {
    case 'mail_sent':
      return { kind: 'sent' };
    case 'spam':
      return { kind: 'spam' };
    case 'mail_failed':
      return { kind: 'unmailed', reason: `mail_failed: ${message}` };
    default: {
      const fields = invalid_fields.map((field) => `${field.field}: ${field.message}`).join('; ');
      return { kind: 'refused', reason: `${status}: ${fields || message}` };
    }
  }
}

/** What a Contact Form 7 says has become of a question. */
const formAnswer = z.object({
  status: z.enum(['mail_sent', 'mail_failed', 'validation_failed', 'acceptance_missing', 'spam', 'aborted']),
  message: z.string().catch(''),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })).catch([]),
});
export type FormAnswer = z.infer<typeof formAnswer>;

/** What looks like the beginning of an object is tried so often; the answer is among the first, behind a few notices. */
const MOST_TRIES = 100;

/**
 * The answer of a Contact Form 7, wherever in a text it stands: PHP prints its notices before it, and plugins their marks
 * around it. What it lies inside of is no answer, and neither is one that was cut.
 */
export function readFormAnswer(text: string): FormAnswer | null {
  let tries = 0;
  let past = 0;
  for (const { index } of text.matchAll(/\{\s*"/g)) {
    if (index < past) continue;
    if (tries === MOST_TRIES) return null;
    tries += 1;
    const object = objectAt(text, index);
    const value = object === null ? undefined : parseJson(object);
    const answer = formAnswer.safeParse(value);
    if (answer.success) return answer.data;
    if (object !== null && value !== undefined) past = index + object.length;
  }
  return null;
}

/** From a brace to the one that closes it, those in strings apart; null when it stays open. */
function objectAt(text: string, start: number): string | null {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
