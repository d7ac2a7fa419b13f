import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTraces } from '#admin/admin.ts';
import { type Cluster, startCluster } from '#db/embedded/cluster.ts';
import { everyRow } from '#testing/every-row.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const PHONE = '+919876512345';
const NEW_PHONE = '+919876598765';
const EMAIL = 'meera.iyer@letters.example';
const NAME = 'Meera Iyer-Subramaniam';
const FRIEND = { name: 'Kiran Wadhwani', phoneNumber: '9820011223', email: 'kiran@friends.example' };
const MESSAGE = 'About my inheritance from Ooty';
const PLAN = 'A house by the sea at Gokarna';
/** Where each is once it is opened, so that what is looked for was written at all. */
const PLACES: Record<string, string> = {
  '9876512345': 'appointment.phone',
  '9876598765': 'account.phone',
  [EMAIL]: 'user_detail.email',
  [NAME]: 'user_detail.name',
  ABCPK7391L: 'user_detail.pan',
  'yearlyIncome":"1500000': 'profile.answers',
  [FRIEND.name]: 'referral.name',
  [FRIEND.phoneNumber]: 'referral.phone',
  [FRIEND.email]: 'referral.email',
  [MESSAGE]: 'enquiry.message',
  [PLAN]: 'plan.rows',
};

const folder = temporaryFolder('at-rest');
let cluster: Cluster;
let origin: TestApp;
beforeAll(async () => {
  cluster = await startCluster(folder, () => {});
  origin = await createTestApp({}, { server: cluster });
}, 60_000);
afterAll(async () => {
  await origin.close();
  await cluster.stop();
});

async function call(url: string, options: Parameters<TestApp['call']>[2]) {
  const answer = await origin.call('POST', url, options);
  expect([url, answer.status]).toEqual([url, 200]);
  return answer;
}

/** A person uses all that the site has. */
async function live(): Promise<void> {
  const { token } = await origin.signIn(PHONE);
  const details = { name: NAME, panNumber: 'ABCPK7391L', email: EMAIL, mobileNumber: PHONE };
  await call('/server/userDetail', { token, body: details });
  await call('/server/profile', { token, body: { yearlyIncome: '1500000' } });
  await call('/server/tables', { token, body: [{ category: PLAN, amount: '1', weight: '0%', horizon: 'long' }] });
  await call('/server/referral/saveReferral', { token, body: FRIEND });
  await call('/server/enquiries', { body: { 'your-name': NAME, 'your-email': EMAIL, 'your-message': MESSAGE } });
  const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { json } = await origin.call('GET', `/server/appointments/slots?from=${from}&days=7`);
  const free = (json.slots as { start: string; places: number }[]).find(({ places }) => places > 0);
  await call('/server/appointments', { token, body: { start: free?.start, name: NAME, email: EMAIL } });
  const { json: step } = await call('/server/phone', { token, body: { step: 'start', phoneNumber: NEW_PHONE } });
  const otp = await origin.lastCode(NEW_PHONE);
  await call('/server/phone', { token, body: { step: 'verify', challengeId: step.challengeId, otp } });
}

test('after a life on the site neither a table nor a file of the database holds a word of it in clear', async () => {
  await live();
  for (const [value, place] of Object.entries(PLACES)) {
    const where = (await findTraces(origin.db, value)).rows.map(([table, column]) => `${table}.${column}`);
    expect(where, value).toContain(place);
  }
  const rows = await everyRow(origin.owner);
  for (const value of Object.keys(PLACES)) expect(rows.includes(value), value).toBe(false);

  await sql`checkpoint`.execute(origin.owner);
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.some((file) => file.includes('pg_wal'))).toBe(true);
  for (const file of files) {
    const bytes = fs.readFileSync(file);
    for (const value of Object.keys(PLACES)) expect(bytes.includes(value), `${value} in ${file}`).toBe(false);
  }
}, 60_000);

test('what stands in another row, another column or an unknown database does not open', async () => {
  const other = await origin.signIn('+919811122233');
  const read = () => origin.db.selectFrom('account').select('phone').where('id', '=', other.user.id).execute();
  expect(await read()).toEqual([{ phone: '+919811122233' }]);
  await sql`update account set phone_sealed = (select phone_sealed from account where id <> ${other.user.id})
    where id = ${other.user.id}`.execute(origin.owner);
  await expect(read()).rejects.toThrow('account.phone does not open');
  await sql`update user_detail set email_sealed = name_sealed`.execute(origin.owner);
  await expect(origin.db.selectFrom('user_detail').select('email').execute()).rejects.toThrow(
    'user_detail.email does not open',
  );
});

test('the database refuses what is not sealed, whoever writes it', async () => {
  await expect(sql`update enquiry set message_sealed = 'in clear'`.execute(origin.owner)).rejects.toThrow(
    /violates check constraint/,
  );
  await expect(sql`update account set phone_hash = '9876512345'`.execute(origin.owner)).rejects.toThrow(
    /violates check constraint/,
  );
});
