import { z } from 'zod';

/** What the firm's own contact form is told. */
export interface ForwardedEnquiry {
  name: string;
  email: string;
  areas: readonly string[];
  message: string;
}

/** What became of one attempt: `retry` may work later, `refused` needs a person, `spam` was kept there and is marked here. */
export type ForwardOutcome = { kind: 'sent' | 'spam' } | { kind: 'retry' | 'refused'; reason: string };

const FORM_ADDRESS = /\/contact-forms\/(\d+)\/feedback\/?$/;
// Contact Form 7 refuses a longer text area; the mail to the firm holds the whole text in any case.
export const LONGEST_MESSAGE = 2000;
const TIMEOUT_MS = 20_000;
const USER_AGENT = 'distributor-site/1.0 (contact form forwarder)';

const answer = z.object({
  status: z.string(),
  message: z.string().default(''),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
});
type Answer = z.infer<typeof answer>;

/** The unit tag that Contact Form 7 demands since 5.8.7, or null when the address is not that of a form's feedback. */
export function unitTag(formUrl: string): string | null {
  const url = URL.parse(formUrl);
  // Sites without readable addresses name the same route in ?rest_route=.
  const route = url?.searchParams.get('rest_route') ?? url?.pathname ?? '';
  const id = FORM_ADDRESS.exec(route)?.[1];
  return id === undefined ? null : `wpcf7-f${id}-o1`;
}

/**
 * Hands an enquiry to a Contact Form 7 as its own page would: multipart (JSON gets 415), with the unit tag (else 400)
 * and a User-Agent (else it counts as spam). Never throws: every failure is an outcome.
 */
export async function forwardEnquiry(
  formUrl: string,
  enquiry: ForwardedEnquiry,
  timeoutMs = TIMEOUT_MS,
): Promise<ForwardOutcome> {
  const first = await post(formUrl, enquiry, timeoutMs);
  // The firm's form may know other areas than this site. The choice then travels inside the message instead.
  if ('status' in first && enquiry.areas.length > 0 && refusesOnlyAreas(first)) {
    return settle(await post(formUrl, { ...enquiry, areas: [], message: withAreas(enquiry) }, timeoutMs));
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

const refusesOnlyAreas = ({ status, invalid_fields }: Answer) =>
  status === 'validation_failed' &&
  invalid_fields.length > 0 &&
  invalid_fields.every(({ field }) => field === 'AreastoTalkAbout');

async function post(formUrl: string, enquiry: ForwardedEnquiry, timeoutMs: number): Promise<Answer | ForwardOutcome> {
  const tag = unitTag(formUrl);
  if (tag === null)
    return { kind: 'refused', reason: 'CONTACT_FORM_URL must end in /contact-forms/<number>/feedback.' };
  const form = new FormData();
  form.set('_wpcf7_unit_tag', tag);
  form.set('your-name', enquiry.name);
  form.set('your-email', enquiry.email);
  for (const area of enquiry.areas) form.append('AreastoTalkAbout[]', area);
  form.set('your-message', enquiry.message);
  try {
    const response = await fetch(formUrl, {
      method: 'POST',
      body: form,
      headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    return { kind: 'retry', reason: `no answer: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function readAnswer(status: number, text: string): Answer | ForwardOutcome {
  if (status >= 500 || status === 408 || status === 429) return { kind: 'retry', reason: `HTTP ${status}` };
  const parsed = answer.safeParse(parseJson(text));
  if (status < 300 && parsed.success) return parsed.data;
  if (status < 300) return { kind: 'retry', reason: `HTTP ${status} without a readable answer` };
  return { kind: 'refused', reason: `HTTP ${status}: ${text.slice(0, 200)}` };
}

function settle(result: Answer | ForwardOutcome): ForwardOutcome {
  if ('kind' in result) return result;
  const { status, message, invalid_fields } = result;
  switch (status) {
    case 'mail_sent':
      return { kind: 'sent' };
    case 'spam':
      return { kind: 'spam' };
    case 'mail_failed':
      return { kind: 'retry', reason: `mail_failed: ${message}` };
    default: {
      const fields = invalid_fields.map((field) => `${field.field}: ${field.message}`).join('; ');
      return { kind: 'refused', reason: `${status}: ${fields || message}` };
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
