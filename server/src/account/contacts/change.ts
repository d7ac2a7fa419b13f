import type { ContactChangeAnswer } from 'shared/contract/contact-change';
import { z } from 'zod';
import { applyContactChange, asTaken } from '#account/contacts/apply-change.ts';
import { type Notifier, wayTo } from '#account/contacts/notify.ts';
import { putOff } from '#account/contacts/waiting.ts';
import type { Database } from '#db/database.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import type { Challenges } from '#identity/challenges.ts';
import { type Contact, maskContact } from '#identity/contact/contact.ts';
import { markProved, type Session } from '#identity/sessions.ts';
import { contactsOf, userOf } from '#identity/sign-in.ts';
import type { Caller } from '#limits/caller.ts';
import { messages } from '#messages.en.ts';

interface Parts {
  db: Database;
  challenges: Challenges;
  notifier: Notifier & { firm: string };
}

/** Who asks for a step: session, what the limits look at, and the site's address for links. */
export interface Asking {
  session: Session;
  client: Caller;
  base: string;
}

/** What both codes of a change remember. */
const errand = z.object({
  channel: z.enum(['phone', 'email']),
  value: z.string(),
  /** The old contact could not be proven. */
  waits: z.boolean(),
  session: z.string(),
});
type Errand = z.infer<typeof errand>;

/** First step of a contact change: the old contact's code or, when this session has just answered one, the new one's. */
export async function startChange(
  parts: Parts,
  asking: Asking,
  contact: Contact,
  lost: boolean,
): Promise<ContactChangeAnswer> {
  const { session } = asking;
  const { channel, value } = contact;
  const known = await contactsOf(parts.db, session.accountId);
  const old = known[channel];
  if (old === value)
    throw channel === 'phone'
      ? wrongField('phoneNumber', messages.errorSamePhone)
      : wrongField('email', messages.errorEmailProven);
  const other = channel === 'phone' ? 'email' : 'phone';
  const waits = lost && old !== null;
  // Whoever cannot read the old contact proves the other one; whoever has no other one can only wait.
  const proves = waits || old === null ? other : channel;
  const prover = known[proves];
  const errand = { channel, value, waits, session: session.id };
  if (prover === null) {
    // Its number was taken off: there is nobody to tell, and the passkey that has opened the account has to be at hand.
    if (old === null && !session.fresh) throw new HttpError(403, messages.passkeyAgain);
    if (old !== null && wayTo(parts.notifier, { channel, value: old }, known.email) === null)
      throw new HttpError(409, messages.presentNumberNeeded);
    return verifyNew(parts, asking, errand);
  }
  const from: Contact = { channel: proves, value: prover };
  // A proof from before counts where the person would hear of the change as well.
  const isProven = session.fresh && session.provedBy === proves && wayTo(parts.notifier, from, known.email) !== null;
  if (isProven) return verifyNew(parts, asking, errand);
  const sent = await parts.challenges.start({
    purpose: 'prove-contact',
    contact: from,
    client: asking.client,
    accountId: session.accountId,
    detail: JSON.stringify(errand),
  });
  return { success: true, next: 'prove-old', ...sent, contact: maskContact(from) };
}

async function verifyNew({ challenges }: Parts, asking: Asking, errand: Errand): Promise<ContactChangeAnswer> {
  const contact: Contact = { channel: errand.channel, value: errand.value };
  const { accountId } = asking.session;
  const detail = JSON.stringify(errand);
  const sent = await challenges.start({ purpose: 'change-contact', contact, client: asking.client, accountId, detail });
  return { success: true, next: 'verify-new', ...sent, contact: maskContact(contact) };
}

/** Every further step: answers the code that the step before has sent. */
export async function verifyChange(
  parts: Parts,
  asking: Asking,
  answer: { challengeId: string; otp: string },
): Promise<ContactChangeAnswer> {
  const { db, challenges, notifier } = parts;
  const { session, base } = asking;
  const { accountId } = session;
  const purposes = ['prove-contact', 'change-contact'] as const;
  const proven = await challenges.answer({ ...answer, purpose: purposes, accountId });
  const its = errand.parse(JSON.parse(proven.detail ?? '{}'));
  // The code was asked for by a session that had proven itself: another one of the same person has to do so first.
  if (its.session !== session.id) throw new HttpError(403, messages.codeOfAnotherSession);
  if (proven.purpose === 'prove-contact') {
    await markProved(db, session.id, proven.contact.channel);
    // The code of the old contact is used up: this step cannot be sent again.
    return verifyNew(parts, { ...asking, client: { ...asking.client, once: true } }, its);
  }
  const change = { accountId, contact: proven.contact, sessionId: session.id };
  if (its.waits) {
    const appliesAt = await db.transaction().execute((trx) => putOff(trx, notifier, change, base));
    const contact = maskContact(proven.contact);
    return { success: true, next: 'waiting', contact, appliesAt: appliesAt.toISOString() };
  }
  await db
    .transaction()
    .execute((trx) => applyContactChange(trx, notifier, change))
    .catch((error: unknown) => {
      throw asTaken(error, its.channel);
    });
  return { success: true, next: 'done', user: await userOf(db, accountId) };
}
