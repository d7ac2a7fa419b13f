import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { retry } from '#admin/outbox.ts';
import type { Database } from '#db/database.ts';
import { contactFormHandler } from '#enquiries/form-handler.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { createOutbox, type Outbox } from '#outbox/worker.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { silentLogger } from '#testing/test-app.ts';

const FORM = '/wp-json/contact-form-7/v1/contact-forms/23/feedback';
const SENT = '{"status":"mail_sent","message":"Thank you.","invalid_fields":[]}';
const NOTICE = '<br /><b>Deprecated</b>: Function old() is deprecated in <b>x.php</b> on line <b>12</b><br />\n';
const patient = { timeout: 20_000 };

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let db: Database;
let owner: Database;
let drop: () => Promise<void>;
let outbox: Outbox | undefined;
let answer: Answer;
/** What came whole: method, path and body. */
let asked: { method: string; path: string; body: string }[] = [];
const site = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  asked.push({
    method: request.method ?? '',
    path: request.url ?? '',
    body: Buffer.concat(chunks).toString(),
  });
  answer(response, request);
});
let origin = '';

beforeAll(async () => {
  ({ db, owner, drop } = await createTestDatabase());
  await once(site.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await outbox?.stop();
  asked = [];
  await db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await drop();
});

const says =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  };
const row = () =>
  db
    .selectFrom('outbox')
    .select(['attempts', 'delivered_at', 'parked_at', 'last_error', 'claimed_until'])
    .executeTakeFirst();
const parked = (reason: string) => ({
  attempts: 1,
  parked_at: expect.any(Date),
  last_error: expect.stringMatching(reason),
});
const waits = { delivered_at: null, parked_at: null, claimed_until: null, last_error: expect.any(String) };

/** Hands one question to the form at an address; by now the setting may name another. */
async function deliver(to: string, setting?: string): Promise<void> {
  const payload = {
    id: crypto.randomUUID(),
    name: 'Ravi Kumar',
    email: 'ravi@example.test',
    areas: [],
    message: 'Please call me.',
  };
  await db
    .transaction()
    .execute((trx) => enqueue(trx, { kind: 'contact-form', to, payload, dedupeKey: `enquiry:${payload.id}:form` }));
  const handlers = { 'contact-form': contactFormHandler(db, setting) };
  outbox = createOutbox({ db, logger: silentLogger, handlers, pollMs: 20 });
  outbox.start();
}

test('a question whose answer stands behind a notice of PHP is handed over once', async () => {
  answer = says(200, `\ufeff${NOTICE}${SENT}\n<!-- cached -->`);
  await deliver(origin + FORM);
  await expect.poll(row, patient).toMatchObject({ attempts: 1, delivered_at: expect.any(Date) });
  expect(asked).toHaveLength(1);
});

test('an answer whose line breaks after its last word is an answer', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': 10_000 });
    response.write(SENT, () => response.destroy());
  };
  await deliver(origin + FORM);
  await expect.poll(row, patient).toMatchObject({ attempts: 1, delivered_at: expect.any(Date) });
});

test.each<[string, Answer]>([
  ['a page', says(200, '<!doctype html><p>Thank you</p>')],
  ['nothing', says(200, '')],
  ['an answer that was cut', says(200, SENT.slice(0, -9))],
  ['a broken line', (response) => void response.destroy()],
  [
    'a line that breaks in the answer',
    (response) => {
      response.writeHead(200, { 'content-length': SENT.length });
      response.write(SENT.slice(0, 20), () => response.destroy());
    },
  ],
  ['a fault', says(500, '<p>There has been a critical error.</p>')],
  ['a proxy that heard nothing', says(504, '')],
  ['a proxy that says 503', says(503, '')],
  ['Varnish, whose 503 asks to come back', says(503, '', { 'retry-after': '5', via: '1.1 varnish' })],
  ['another page to look at', says(303, '', { location: '/thank-you' })],
])('a question that is answered by %s is in doubt: handed over once, parked and told', async (_, wrong) => {
  answer = wrong;
  await deliver(origin + FORM);
  await expect.poll(row, patient).toMatchObject(parked('may have arrived'));
  expect(asked).toHaveLength(1);
});

test('a question that the form took for spam while the database took no writes is not posted again', async () => {
  await sql`create function full_disk() returns trigger language plpgsql
    as $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(owner);
  await sql`create trigger full_disk before update on enquiry execute function full_disk()`.execute(owner);
  answer = says(200, SENT.replace('mail_sent', 'spam'));
  await deliver(origin + FORM);
  await expect.poll(row, patient).toMatchObject({ attempts: 1, delivered_at: expect.any(Date) });
  expect(asked).toHaveLength(1);
  await sql`drop trigger full_disk on enquiry`.execute(owner);
});

test('while the form works, the question is written down as handed over: an origin that dies then does not post it again', async () => {
  let finish = () => {};
  answer = (response) => {
    finish = () => says(200, SENT)(response);
  };
  await deliver(origin + FORM);
  await expect.poll(() => asked.length, patient).toBe(1);
  const handedOver = await db.selectFrom('outbox').select('handed_over_at').executeTakeFirst();
  expect(handedOver).toEqual({ handed_over_at: expect.any(Date) });
  finish();
  await expect.poll(row, patient).toMatchObject({ delivered_at: expect.any(Date) });
});

test.each<[string, Answer]>([
  ['too many requests', says(429, '')],
  ['a WordPress under maintenance', says(503, '<title>Maintenance</title>', { 'retry-after': '600' })],
  ['a form whose mail failed', says(200, SENT.replace('sent', 'failed'))],
])('a question that is turned away by %s is tried again', async (_, later) => {
  answer = later;
  await deliver(origin + FORM);
  await expect.poll(row, patient).toMatchObject(waits);
});

test.each([
  ['a host that nobody knows', `http://nobody.invalid${FORM}`],
  ['a port that nobody listens at', `http://127.0.0.1:9${FORM}`],
])('a question to %s was not handed over, and is tried again', async (_, address) => {
  await deliver(address);
  await expect.poll(row, patient).toMatchObject(waits);
});

test('nor was one to a host whose certificate cannot be checked', async () => {
  await deliver(origin.replace('http:', 'https:') + FORM);
  await expect.poll(row, patient).toMatchObject(waits);
  expect(asked).toEqual([]);
});

test.each([301, 302, 307, 308])(
  'HTTP %i to the same form of the same host: the question goes there, whole',
  async (status) => {
    answer = (response, { url }) => {
      const told = url?.endsWith('/') ? says(200, SENT) : says(status, '', { location: `${FORM}/` });
      told(response);
    };
    await deliver(origin + FORM);
    await expect.poll(row, patient).toMatchObject({ attempts: 1, delivered_at: expect.any(Date) });
    const last = asked.at(-1);
    expect([last?.method, last?.path]).toEqual(['POST', `${FORM}/`]);
    expect(last?.body).toContain('Please call me.');
  },
);

test('one that goes round in circles, or to another host, parks the question and names the address', async () => {
  answer = says(301, '', { location: FORM });
  await deliver(origin + FORM);
  await expect.poll(row, patient).toMatchObject(parked(`CONTACT_FORM_URL=${origin}${FORM}`));
  expect(asked.length).toBeLessThan(6);
  await outbox?.stop();
  await db.deleteFrom('outbox').execute();
  answer = says(301, '', { location: `https://other.example${FORM}` });
  await deliver(origin + FORM);
  await expect.poll(row, patient).toMatchObject(parked(`CONTACT_FORM_URL=https://other.example${FORM}`));
});

test('what was parked at a wrong address goes to the one that is set by then', async () => {
  await deliver(`${origin}/contact`);
  await expect.poll(row, patient).toMatchObject(parked('must end in'));
  await outbox?.stop();
  answer = says(200, SENT);
  outbox = createOutbox({
    db,
    logger: silentLogger,
    handlers: { 'contact-form': contactFormHandler(db, origin + FORM) },
    pollMs: 20,
  });
  outbox.start();
  await retry(db, []);
  await expect.poll(row, patient).toMatchObject({ delivered_at: expect.any(Date) });
  expect(asked.map(({ path }) => path)).toEqual([FORM]);
});
