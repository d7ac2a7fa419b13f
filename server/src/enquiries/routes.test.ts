import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

const enquiry = {
  'your-name': 'Asha Rao',
  'your-email': 'asha@example.in',
  AreastoTalkAbout: ['Mutual Funds'],
  'your-message': 'Please call me.',
};
const send = (body: unknown, key?: string) =>
  origin.call('POST', '/server/enquiries', {
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const stored = (id: unknown) =>
  origin.db.selectFrom('enquiry').selectAll().where('id', '=', String(id)).executeTakeFirst();

test('an enquiry is stored, answered in the word of the contact form, and mailed to the firm', async () => {
  const { status, json } = await send(enquiry);
  expect([status, json]).toEqual([200, { success: true, status: 'mail_sent', id: expect.any(String) }]);
  expect(await stored(json.id)).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.in',
    areas: ['Mutual Funds'],
    message: 'Please call me.',
    spam_reason: null,
  });
  await expect
    .poll(
      async () => {
        const rows = await origin.db.selectFrom('inbox_message').select(['subject', 'body']).execute();
        return rows.filter(({ subject }) => subject?.endsWith('Asha Rao'));
      },
      { timeout: 20_000 },
    )
    .toEqual([{ subject: 'Question from Asha Rao', body: expect.stringContaining('Please call me.') }]);
});

test('a question from a page in Hindi is told to the firm in the language of its desk', async () => {
  const headers = { host: 'site.example', referer: 'https://site.example/hi/contactus' };
  const { json } = await origin.call('POST', '/server/enquiries', {
    body: { ...enquiry, 'your-name': 'Meera', website: '' },
    headers,
  });
  const row = await origin.db
    .selectFrom('outbox')
    .select('payload')
    .where('record', '=', `enquiry:${json.id}`)
    .executeTakeFirst();
  expect(row?.payload).toMatchObject({
    subject: 'Question from Meera',
    text: expect.stringContaining('Areas: Mutual'),
  });
});

test('record and mail are stored together or not at all', async () => {
  const { json } = await send({ ...enquiry, 'your-name': 'Together' });
  const rows = await origin.db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('record', '=', `enquiry:${json.id}`)
    .execute();
  expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual([`enquiry:${json.id}:mail`]);

  const broken = await createTestApp();
  await broken.owner.schema.dropTable('outbox').execute();
  expect((await broken.call('POST', '/server/enquiries', { body: enquiry })).status).toBe(500);
  expect(await broken.db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  await broken.close();
});

test('the same key stores once, also when ten calls come at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(enquiry, 'key-1')));
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const mails = await origin.db
    .selectFrom('outbox')
    .select('id')
    .where('record', '=', `enquiry:${answers[0]?.json.id}`)
    .execute();
  expect(mails).toHaveLength(1);
});

test('the same key for another enquiry is refused', async () => {
  await send(enquiry, 'key-2');
  expect((await send({ ...enquiry, 'your-message': 'Something else.' }, 'key-2')).status).toBe(422);
  expect((await send(enquiry, 'k'.repeat(201))).status).toBe(400);
});

test('without a key, the same words twice are two enquiries', async () => {
  const [first, second] = [await send(enquiry), await send(enquiry)];
  expect(first.json.id).not.toBe(second.json.id);
});

test('what a password manager writes into the hidden field, however long, is marked and refuses nothing', async () => {
  const { status, json } = await send({ ...enquiry, blank: 'x'.repeat(5000) });
  expect([status, json.status]).toEqual([200, 'mail_sent']);
  expect((await stored(json.id))?.spam_reason).toBe('hidden field filled');
});

test('a signed-in person’s enquiry is theirs', async () => {
  const { token, user } = await origin.signIn('+919876500001');
  const { json } = await origin.call('POST', '/server/enquiries', { token, body: enquiry });
  expect((await stored(json.id))?.account_id).toBe(user.id);
});

test.each([
  [{ 'your-name': 'Asha\r\nBcc: all@example.in' }, 'your-name'],
  [{ 'your-email': 'asha@example.in\nbcc: x@example.in' }, 'your-email'],
  [{ 'your-name': 'Asha\u2028Bcc: all@example.in' }, 'your-name'],
  [{ 'your-name': 'Asha\u0085Rao' }, 'your-name'],
  [{ 'your-name': 'Asha \u202eoaR' }, 'your-name'],
  [{ 'your-name': 'Asha\u001b[31m' }, 'your-name'],
  [{ 'your-email': '' }, 'your-email'],
  [{ 'your-email': 'asha@example.in, all@example.in' }, 'your-email'],
  [{ 'your-email': '<asha@example.in' }, 'your-email'],
  [{ 'your-email': 'Asha <asha@example.in> <all@example.in>' }, 'your-email'],
  [{ 'your-email': 'asha@example.in\r\nBcc: all@example.in <b@example.in>' }, 'your-email'],
  [{ AreastoTalkAbout: ['Lottery'] }, 'AreastoTalkAbout.0'],
  [{ 'your-message': 'x'.repeat(2001) }, 'your-message'],
  [{ 'your-message': '   ' }, 'your-message'],
])('%j is refused at %s and not stored', async (change, field) => {
  const count = async () => (await origin.db.selectFrom('enquiry').select('id').execute()).length;
  const before = await count();
  const { status, json } = await send({ ...enquiry, ...change });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
  expect(await count()).toBe(before);
});
