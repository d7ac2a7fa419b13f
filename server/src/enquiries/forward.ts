import type { StoredPlan } from '#db/tables.ts';
import { LONGEST_MESSAGE } from '#enquiries/contact-form-7.ts';
import type { Forward } from '#enquiries/store.ts';
import { speakingTo } from '#http/page-language.ts';
import { messages } from '#messages.en.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { planLines } from '#plans/plan-text.ts';

export const FORM_KIND = 'contact-form';

/** Tells the firm of a new enquiry by mail, in the language of its desk. That it may be a program's is said in the subject, and why above the text. */
export function mailToFirm(firm: { name: string; email: string }): Forward {
  return async (trx, { id, name, email, areas, message, plan, sender, spamReason }) => {
    const payload = speakingTo('en', () => ({
      subject: spamReason === null ? messages.queryMailSubject({ name }) : messages.queryMailSubjectSpam({ name }),
      text: [
        ...(spamReason === null ? [] : [messages.mark({ reason: spamReason })]),
        messages.queryMailFrom({ sender: `${name} <${email}>` }),
        messages.queryMailAreas({ areas: areas.join(', ') || messages.queryMailAreasNone }),
        '',
        message,
        ...(plan === null ? [] : ['', ...planLines(plan)]),
      ].join('\n'),
      replyTo: email,
    }));
    await enqueue(trx, {
      kind: 'mail',
      to: firm.email,
      payload,
      dedupeKey: `enquiry:${id}:mail`,
      record: `enquiry:${id}`,
      rank: 2,
      sender,
    });
  };
}

/** Hands a new enquiry to the firm's own Contact Form 7 as well. */
export function toContactForm(formUrl: string): Forward {
  return async (trx, { id, name, email, areas, message, plan, sender, spamReason }) => {
    await enqueue(trx, {
      kind: FORM_KIND,
      to: formUrl,
      payload: { id, name, email, areas, message: withMark(withPlan(message, plan), spamReason) },
      dedupeKey: `enquiry:${id}:form`,
      record: `enquiry:${id}`,
      rank: 2,
      sender,
    });
  };
}

/** The form has no field for a mark. Where there is no room it gives way: it stands in the mail, and words are the visitor's. */
function withMark(message: string, spamReason: string | null): string {
  if (spamReason === null) return message;
  const marked = `${speakingTo('en', () => messages.mark({ reason: spamReason }))}\n\n${message}`;
  return marked.length <= LONGEST_MESSAGE ? marked : message;
}

/** All of several, in the enquiry's one transaction. */
export const toAll =
  (...forwards: readonly Forward[]): Forward =>
  async (trx, enquiry) => {
    for (const forward of forwards) await forward(trx, enquiry);
  };

/**
 * A message with its plan below it, for a form that has no field for one. Where there is no room for both the plan gives
 * way, its figures before its link: they stand in the firm's lists, and nobody can ask for words that were cut.
 */
export function withPlan(message: string, plan: StoredPlan | null): string {
  if (plan === null) return message;
  const lines = speakingTo('en', () => planLines(plan));
  const forms = [lines, lines.slice(-1)].map((kept) => `${message}\n\n${kept.join('\n')}`);
  return forms.find(({ length }) => length <= LONGEST_MESSAGE) ?? message;
}
