import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashName, SEALED, sealedName } from '#db/sealed/sealed-columns.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';

/** Texts that are kept as they are, because they tell nothing of a person. A new one is sealed or gets its reason here. */
const PLAIN: Record<string, string> = {
  'account.notice_date': 'a date',
  'appointment.channel': 'phone or video',
  'appointment.language': 'one of the firm’s',
  'appointment.status': 'a state',
  'appointment.topics': 'some of the firm’s',
  'audit.action': 'a word of the program',
  'audit.detail': 'a word of the program',
  'challenge.channel': 'phone or email',
  'challenge.provider': 'a name of the settings',
  'challenge.purpose': 'a word of the program',
  'challenge.reference': 'the provider’s number of a code, or a hash',
  'consent.notice_date': 'a date',
  'delivery_hold.delivered_from': 'the server’s number of a database',
  'delivery_hold.reason': 'why delivery is held, typed by whoever holds it',
  'consent.purpose': 'a word of the program',
  'contact_change.channel': 'phone or email',
  'enquiry.areas': 'some of the firm’s',
  'enquiry.spam_reason': 'words of the program',
  'inbox_message.channel': 'sms or email',
  'inbox_message.delivery': 'a record by its id',
  'migration.name': 'a name of the program',
  'migration.timestamp': 'a date',
  'migration_lock.id': 'a name of the program',
  'outbox.dedupe_key': 'a record by its id',
  'outbox.kind': 'a word of the program',
  'outbox.last_error': 'scrubbed of contacts before it is stored',
  'outbox.record': 'a record by its id',
  'passkey.name': 'what kind of device it is, unless its owner calls it otherwise',
  'passkey.transports': 'words of the standard',
  'referral.code': 'a random link',
  'referral.notice_date': 'a date',
  'referral.product': 'one of the firm’s',
  'referral.relation': 'one of a few words',
  'secret_key.purpose': 'a word of the program',
  'security_log.address': 'a network without its last part',
  'security_log.detail': 'keyed ids',
  'security_log.device': 'browser and system',
  'security_log.event': 'a word of the program',
  'security_log.outcome': 'a word of the program',
  'security_log.reference': 'a release by its name',
  'security_log.session': 'a keyed id',
  'security_log.what': 'a call by its pattern',
  'security_log.who': 'a keyed id, or a user of `npm run admin`',
  'session.device': 'browser and system',
  'session.proved_by': 'phone or email',
};

test('every text of the database is sealed or has its reason why not', async () => {
  const { owner, drop } = await createTestDatabase();
  const { rows } = await sql<{ place: string; type: string }>`
    select c.table_name || '.' || c.column_name as place, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(owner);
  await drop();
  const places = rows.map(({ place }) => place);
  const texts = rows.filter(({ type }) => !/^(uuid|bytea|timestamp|boolean|integer|bigint|smallint)/.test(type));
  const where = 'a column of text stands in sealed-columns.ts, or with its reason in PLAIN';
  expect(texts.map(({ place }) => place).sort(), where).toEqual(Object.keys(PLAIN).sort());
  const declared = Object.entries(SEALED).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, kind]) => [
      `${table}.${sealedName(column)}`,
      ...(kind === 'lookup' ? [`${table}.${hashName(column)}`] : []),
    ]),
  );
  expect(places).toEqual(expect.arrayContaining(declared));
  const sealed = places.filter((place) => /_sealed$/.test(place));
  expect(sealed.filter((place) => !declared.includes(place))).toEqual([]);
});
