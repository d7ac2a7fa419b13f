import { sql } from 'kysely';
import { formatDate } from 'shared/format/date';
import { timeOfDay } from 'shared/format/india-time';
import { alarmLink, type Notifier, notify, wayTo } from '#account/contacts/notify.ts';
import type { Cookies } from '#http/cookies.ts';
import { deviceName } from '#http/device.ts';
import { publicAddress } from '#http/public-address.ts';
import type { Contact } from '#identity/contact/contact.ts';
import { SESSION_COOKIE } from '#identity/session-cookie.ts';
import { isSecret, newSecret, secretHash } from '#identity/sessions.ts';
import type { AfterSignIn } from '#identity/sign-in.ts';
import { messages } from '#messages.en.ts';
import type { Config } from '#settings/config.ts';

/** Tells browsers apart that have signed in before. It opens nothing. */
export const DEVICE_COOKIE = 'device';
/** The longest that browsers keep a cookie. */
const DEVICE_DAYS = 400;

type Parts = Notifier & { config: Pick<Config, 'publicUrl'>; cookies: Cookies; firm: string };

/** Tells a person of a sign-in by a browser that has never signed in to their account, with a link that ends it. */
export function afterNewDevice(parts: Parts): AfterSignIn {
  const { cookies, config, firm } = parts;
  return async (trx, { accountId, isNew, isAgain, request, reply }) => {
    const sent = cookies.read(request, DEVICE_COOKIE);
    const device = isSecret(sent) ? sent : newSecret();
    cookies.write(reply, DEVICE_COOKIE, device, DEVICE_DAYS);
    const session = cookies.read(request, SESSION_COOKIE);
    const known = await trx
      .selectFrom('account')
      .select(['phone', 'email'])
      .select((query) => [
        query
          .exists(
            query
              .selectFrom('known_device')
              .select('hash')
              .where('account_id', '=', accountId)
              .where('hash', '=', secretHash(device)),
          )
          .as('seen'),
        // Signed in here already, before there was such a cookie.
        query
          .exists(
            query
              .selectFrom('session')
              .select('id')
              .where('account_id', '=', accountId)
              .where('refresh_hash', '=', secretHash(session ?? '')),
          )
          .as('here'),
      ])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('known_device')
      .values({ account_id: accountId, hash: secretHash(device) })
      .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute();
    if (isNew || isAgain || known.seen === true || known.here === true) return;
    const to = reached(parts, known);
    if (to === null) return request.log.warn('a new sign-in could not be told to anybody');
    const now = new Date();
    const where = `${deviceName(request.headers['user-agent'])}, ${formatDate(now.toISOString())}, ${timeOfDay(now)}`;
    const link = await alarmLink(trx, accountId, publicAddress(request, config.publicUrl));
    const text = messages.newDeviceText({ firm, device: where, link });
    await notify(trx, accountId, to, { about: 'new-device', text });
  };
}

/** By mail where an address is proven: whoever has the phone in their hands reads its messages. */
export function reached(
  notifier: Notifier,
  { phone, email }: { phone: string | null; email: string | null },
): Contact | null {
  const byMail = email === null ? null : wayTo(notifier, { channel: 'email', value: email }, email);
  return byMail ?? (phone === null ? null : wayTo(notifier, { channel: 'phone', value: phone }, email));
}
