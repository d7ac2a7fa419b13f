import { stepUp } from 'shared/contract/step-up';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import type { Serving } from '#http/serving.ts';
import type { Challenges } from '#identity/challenges.ts';
import { type Contact, maskContact } from '#identity/contact/contact.ts';
import { markAwake } from '#identity/dormant-number.ts';
import { markProved, type Session } from '#identity/sessions.ts';
import { contactOf, contactsOf } from '#identity/sign-in.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';

/** Lets a session pass that has proven itself a moment ago. @throws HttpError 403 with `fields.proof` */
export function requireFresh({ fresh }: Pick<Session, 'fresh'>): void {
  if (fresh) return;
  const message = messages.errorStepUp;
  throw new HttpError(403, message, { fields: { proof: message } });
}

/** A fresh code for somebody who is signed in already. */
export function stepUpRoutes(
  serve: Serving<Session>,
  { db, challenges, limits }: { db: Database; challenges: Challenges; limits: Limits },
): void {
  serve.signedIn(stepUp, async ({ session, body, request, reply }) => {
    const { accountId } = session;
    if (body.step === 'verify') {
      const proven = await challenges.answer({ ...body, purpose: 'step-up', accountId });
      // Another session of the same person has to prove itself.
      if (proven.detail !== session.id) throw new HttpError(403, messages.codeOfAnotherSession);
      await markProved(db, session.id, proven.contact.channel);
      if (proven.contact.channel === 'phone') await markAwake(db, proven.contact.value, { id: accountId });
      return { success: true, next: 'done' };
    }
    const contact = await reachable(db, session);
    const client = limits.caller(request, reply);
    const start = { purpose: 'step-up', contact, client, accountId, detail: session.id } as const;
    return { success: true, next: 'verify', ...(await challenges.start(start)), contact: maskContact(contact) };
  });
}

/** Where the person last read a code: who signed in by email may have lost the phone. @throws HttpError 409 where no code can go */
export async function reachable(db: Database, { accountId, provedBy }: Session): Promise<Contact> {
  const value = provedBy === null ? null : (await contactsOf(db, accountId))[provedBy];
  if (provedBy !== null && value !== null) return { channel: provedBy, value };
  const contact = await contactOf(db, accountId);
  if (contact === null) throw new HttpError(409, messages.noContactForCodes);
  return contact;
}
