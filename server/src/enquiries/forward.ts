import { messages } from '#enquiries/messages.en.ts';
import { HIDDEN_FIELD } from '#enquiries/spam.ts';
import type { Forward } from '#enquiries/store.ts';
import { withPlan } from '#enquiries/with-plan.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { planLines } from '#plans/plan-text.ts';

export const FORM_KIND = 'contact-form';

/** Tells the firm of a new enquiry by mail. What surely is a program's stays in the database and is not mailed; a mere suspicion is said in the subject. */
export function mailToFirm(firm: { name: string; email: string }): Forward {
  return async (trx, { id, name, email, areas, message, plan, sender, spamReason }) => {
    if (spamReason === HIDDEN_FIELD) return;
    const text = [
      messages.from({ sender: `${name} <${email}>` }),
      messages.areas({ areas: areas.join(', ') || messages.noneChosen }),
      '',
      message,
      ...(plan === null ? [] : ['', ...planLines(plan)]),
    ].join('\n');
    await enqueue(trx, {
      kind: 'mail',
      to: firm.email,
      payload: {
        subject: spamReason === null ? messages.question({ name }) : messages.perhapsSpam({ name }),
        text,
        replyTo: email,
      },
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
    if (spamReason === HIDDEN_FIELD) return;
    await enqueue(trx, {
      kind: FORM_KIND,
      to: formUrl,
      payload: { id, name, email, areas, message: withPlan(message, plan) },
      dedupeKey: `enquiry:${id}:form`,
      record: `enquiry:${id}`,
      rank: 2,
      sender,
    });
  };
}

/** All of several, in the enquiry's one transaction. */
export const toAll =
  (...forwards: readonly Forward[]): Forward =>
  async (trx, enquiry) => {
    for (const forward of forwards) await forward(trx, enquiry);
  };
