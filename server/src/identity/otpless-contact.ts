import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import { type Contact, emailContact } from '#identity/contact/contact.ts';
import { mobileNumber } from '#identity/contact/mobile-number.ts';
import { vouchedIdentity } from '#identity/providers/otpless.ts';
import { secretHash } from '#identity/sessions.ts';
import { messages } from '#messages.en.ts';
import type { SettingsOf } from '#settings/provider-settings.ts';

const REFUSED = messages.errorAuthentication;

/**
 * The contact that OTPless vouches for by a widget's token. Each token signs in once.
 *
 * @throws HttpError 400 for a token that OTPless refuses or that was used, 502 when OTPless cannot be asked
 */
export async function otplessContact(db: Database, settings: SettingsOf<'otpless'>, token: string): Promise<Contact> {
  const identity = await vouchedIdentity(settings, token).catch(() => {
    throw new HttpError(502, messages.loginServiceAway);
  });
  if (identity === null) throw new HttpError(400, REFUSED);
  const contact: Contact =
    identity.channel === 'email'
      ? emailContact(identity.value)
      : { channel: 'phone', value: mobileNumber(identity.value, 'phoneNumber') };
  const first = await db
    .insertInto('challenge')
    .values({
      id: randomUUID(),
      purpose: 'otpless',
      channel: contact.channel,
      contact: contact.value,
      account_id: null,
      detail: null,
      provider: 'otpless',
      reference: secretHash(token).toString('base64url'),
      code_hash: null,
      expires_at: sql<Date>`now()`,
      used_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows !== 1n) throw new HttpError(400, REFUSED);
  return contact;
}
