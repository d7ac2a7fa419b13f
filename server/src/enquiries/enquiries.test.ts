import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import type { Database } from '#db/database.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import { POLL_MS, retryDelay } from '#outbox/worker.ts';
import { readConfig } from '#settings/config.ts';
import { readFirmSites } from '#site/firm-sites.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { heldTimers } from '#testing/held-timers.ts';

const recorded = (name: string): { status: number; body: unknown } =>
  JSON.parse(fs.readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let form: Server;
let formAnswers: string[] = [];
let formMessages: FormDataEntryValue[] = [];
let app: FastifyInstance;
let address = '';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'enquiries-'));

beforeAll(async () => {
  database = await createTestDatabase(masterKeySource({ masterKeys: undefined, dataDir }));
  db = database.db;
  mail = await startMailServer();
  form = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, body } = recorded(formAnswers.shift() ?? 'contact-form-7-mail-sent');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method !== 'POST') return;
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    formMessages.push(...(await new Response(Buffer.concat(chunks), { headers }).formData()).getAll('your-message'));
  });
  await new Promise<void>((ready) => form.listen(0, '127.0.0.1', ready));
  const formUrl = `http://127.0.0.1:${(form.address() as AddressInfo).port}/wp-json/contact-form-7/v1/contact-forms/23/feedback`;
  const variables = { SMTP_URL: mail.url, CONTACT_FORM_URL: formUrl, DATA_DIR: dataDir };
  const config = readConfig({ ...variables, FORM_LIMIT_PER_CLIENT: '1000' });
  app = await buildApp({
    config,
    db: database.stored,
    sites: readFirmSites(config.siteConfig),
    logger: pino({ level: 'silent' }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await untilQuiet();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('enquiry').execute();
  mail.mails.length = 0;
  formMessages = [];
});
afterAll(async () => {
  await app.close();
  await mail.stop();
  form.close();
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const question = {
  'your-name': 'Ravi Kumar',
  'your-email': 'ravi@example.test',
  AreastoTalkAbout: ['Mutual Funds'],
  'your-message': 'Please call me about SIPs.',
};

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/server/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as { id: string; status: string; fields: Record<string, string>; message: string },
  };
}

const stored = () => db.selectFrom('enquiry').selectAll().execute();

/** Until nothing is due any more: delivered, parked, or put off. */
/** @param look has a worker look that waits for a clock of the test: it may begin to wait at any moment */
async function untilQuiet(look = () => {}): Promise<void> {
  for (;;) {
    look();
    const due = await db
      .selectFrom('outbox')
      .select('id')
      .where('delivered_at', 'is', null)
      .where('parked_at', 'is', null)
      .where('not_before', '<=', new Date())
      .execute();
    if (due.length === 0) return;
    await sleep(20);
  }
}

/** Ends the wait before the next attempt. */
const hurry = () =>
  db
    .updateTable('outbox')
    .set({ not_before: new Date(0) })
    .where('delivered_at', 'is', null)
    .execute();

describe('a question', () => {
  test('is stored, mailed to the firm with the visitor to answer to, and handed to its contact form', async () => {
    const { status, body } = await send(question);
    expect([status, body.status]).toEqual([200, 'mail_sent']);
    expect(await stored()).toMatchObject([
      { id: body.id, name: 'Ravi Kumar', areas: ['Mutual Funds'], spam_reason: null },
    ]);
    await untilQuiet();
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.source).toMatch(/^reply-to: ravi@example\.test$/im);
    expect(mail.mails[0]?.source).toContain('Please call me about SIPs.');
    expect(formMessages).toHaveLength(1);
  });

  test('sent twice with one key is one question, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(question, { 'idempotency-key': 'double-click' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await untilQuiet();
    expect([(await stored()).length, mail.mails.length, formMessages.length]).toEqual([1, 1, 1]);
  });

  test.each([
    ['an unknown area', { ...question, AreastoTalkAbout: ['Crypto'] }, 400, 'AreastoTalkAbout.0'],
    ['a name that adds a mail header', { ...question, 'your-name': 'Ravi\r\nBcc: all@example.in' }, 400, 'your-name'],
    ['an address that is none', { ...question, 'your-email': 'ravi' }, 400, 'your-email'],
    ['no message', { ...question, 'your-message': ' \n ' }, 400, 'your-message'],
    ['2,001 characters', { ...question, 'your-message': 'x'.repeat(2001) }, 400, 'your-message'],
    ['a megabyte', { ...question, 'your-message': 'x'.repeat(1_000_000) }, 413, null],
    ['no JSON', '{', 400, null],
  ])('with %s is refused, and nothing is stored or sent', async (_, body, status, field) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    if (field !== null) expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await stored()).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

test.each([
  ['with the hidden field filled', { blank: 'asha@example.test' }, 'hidden field filled'],
  ['faster than a hand can', { elapsedMs: 80 }, 'sent 80 ms after the first input'],
])('a question sent %s reaches the firm by mail and by its form, marked in both', async (_, signs, reason) => {
  const { body } = await send({ ...question, ...signs });
  expect(body.status).toBe('mail_sent');
  await untilQuiet();
  expect(await stored()).toMatchObject([{ id: body.id, spam_reason: reason }]);
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.source).toMatch(/^subject: Perhaps spam: /im);
  expect(mail.mails[0]?.source).toContain(reason);
  expect(mail.mails[0]?.source).toContain('Please call me about SIPs.');
  expect(formMessages).toEqual([`Perhaps spam: ${reason}\r\n\r\nPlease call me about SIPs.`]);
});

test('a marked question that fills the form’s field goes there whole, without its mark', async () => {
  await send({ ...question, 'your-message': 'x'.repeat(2000), elapsedMs: 80 });
  await untilQuiet();
  expect(formMessages).toEqual(['x'.repeat(2000)]);
});

describe('the firm’s contact form', () => {
  test('is tried again after mail_failed, and then not any more', async () => {
    formAnswers = ['contact-form-7-mail-failed'];
    await send(question);
    await untilQuiet();
    expect(
      await db.selectFrom('outbox').select(['last_error', 'attempts']).where('kind', '=', 'contact-form').execute(),
    ).toEqual([{ attempts: 1, last_error: expect.stringContaining('mail_failed') }]);
    await hurry();
    await untilQuiet();
    expect(formMessages).toHaveLength(2);
    expect(mail.mails).toHaveLength(1);
  });

  test('that cannot mail what it takes has it three times, and then it waits for a person', async () => {
    formAnswers = Array.from({ length: 9 }, () => 'contact-form-7-mail-failed');
    await send(question);
    for (let round = 0; round < 5; round += 1) {
      await untilQuiet();
      await hurry();
    }
    await untilQuiet();
    expect(formMessages).toHaveLength(3);
    const parked = db.selectFrom('outbox').select('last_error').where('parked_at', 'is not', null);
    expect(await parked.execute()).toEqual([
      { last_error: expect.stringMatching(/took this several times.*mail_failed/) },
    ]);
  });

  test('keeps spam back, which is marked here', async () => {
    formAnswers = ['contact-form-7-spam-wordlist'];
    await send(question);
    await untilQuiet();
    expect(await stored()).toMatchObject([{ spam_reason: 'kept back by the contact form' }]);
  });

  test('that refuses the question parks it with its reason', async () => {
    formAnswers = ['contact-form-7-validation-failed'];
    await send(question);
    await untilQuiet();
    const [row] = await db
      .selectFrom('outbox')
      .select(['parked_at', 'last_error'])
      .where('kind', '=', 'contact-form')
      .execute();
    expect(row?.parked_at).not.toBeNull();
    expect(row?.last_error).toContain('validation_failed');
  });
});

test('while the mail server is dead for ten minutes, questions are answered at once, and each mail arrives once after', async () => {
  await mail.stop();
  for (let number = 1; number <= 20; number += 1)
    expect((await send({ ...question, 'your-message': `Question ${number}` })).status).toBe(200);
  // As many attempts as fall into ten minutes, each as soon as its wait is over by the row's own clock.
  let attempts = 0;
  const looks = heldTimers(POLL_MS);
  for (let passedMs = 0; passedMs < 600_000; passedMs += retryDelay(attempts) ?? Number.NaN) {
    if (attempts > 0) await hurry();
    await untilQuiet(looks.pass);
    attempts += 1;
  }
  const tried = await db
    .selectFrom('outbox')
    .select(['attempts', 'delivered_at', 'parked_at'])
    .where('kind', '=', 'mail')
    .execute();
  expect(tried).toHaveLength(20);
  for (const row of tried) expect(row).toMatchObject({ delivered_at: null, parked_at: null });
  // On a busy machine a short wait may end by itself as well, which is one attempt more.
  expect(Math.min(...tried.map((row) => row.attempts))).toBeGreaterThanOrEqual(attempts);
  const { mails, stop } = await startMailServer({ port: mail.port });
  await hurry();
  await untilQuiet(looks.pass);
  looks.release();
  // A wait that began before goes on for nobody else.
  looks.pass();
  expect(mails).toHaveLength(20);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20);
  await stop();
  mail = await startMailServer({ port: mail.port });
});
