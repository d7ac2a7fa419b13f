import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ForwardedEnquiry, forwardEnquiry as hand, LONGEST_MESSAGE } from '#enquiries/contact-form-7.ts';

const recorded = (name: string): { status: number; headers?: [string, string][]; body: unknown } =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));

const enquiry: ForwardedEnquiry = {
  name: 'Ravi Kumar',
  email: 'ravi@example.test',
  areas: ['Mutual Funds', 'Financial Planning'],
  message: 'Please call me about SIPs.',
};

/** A delivery that nobody else has taken, and that waits until the test is over. */
const patient = { markSent: async () => {}, signal: new AbortController().signal };
const forwardEnquiry = (formUrl: string, asked: ForwardedEnquiry) => hand(formUrl, asked, patient);

let answers: (string | { status: number; body: unknown })[] = [];
let calls: { headers: IncomingHttpHeaders; form: FormData }[] = [];
const site = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  calls.push({ headers: request.headers, form });
  const next = answers.shift() ?? 'contact-form-7-mail-sent';
  const { status, headers = [], body } = typeof next === 'string' ? recorded(next) : { ...next, headers: [] };
  const wait = headers.find(([name]) => name === 'Retry-After')?.[1];
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
    ...(wait === undefined ? {} : { 'retry-after': wait }),
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
});
let formUrl = '';

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  formUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/wp-json/contact-form-7/v1/contact-forms/23/feedback`;
});
afterAll(() => site.close());
beforeEach(() => {
  calls = [];
  answers = [];
});

test('the form gets multipart with its unit tag, its own field names and a User-Agent', async () => {
  expect(await forwardEnquiry(formUrl, enquiry)).toEqual({ kind: 'sent' });
  const [call] = calls;
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(call?.headers['user-agent']).toMatch(/\S/);
  expect(call?.form.get('_wpcf7_unit_tag')).toBe('wpcf7-f23-o1');
  expect(call?.form.get('your-name')).toBe('Ravi Kumar');
  expect(call?.form.getAll('AreastoTalkAbout[]')).toEqual(['Mutual Funds', 'Financial Planning']);
  expect(call?.form.get('your-message')).toBe('Please call me about SIPs.');
});

describe('each recorded answer', () => {
  test.each([
    ['contact-form-7-mail-sent', { kind: 'sent' }],
    ['contact-form-7-mail-failed', { kind: 'unmailed', reason: expect.stringContaining('mail_failed') }],
    ['contact-form-7-spam-no-user-agent', { kind: 'spam' }],
    ['contact-form-7-spam-wordlist', { kind: 'spam' }],
    ['contact-form-7-validation-failed', { kind: 'refused', reason: expect.stringContaining('your-email') }],
    ['contact-form-7-json', { kind: 'refused', reason: expect.stringContaining('HTTP 415') }],
    ['contact-form-7-multipart-no-unit-tag', { kind: 'refused', reason: expect.stringContaining('HTTP 400') }],
    ['wordpress-db-down', { kind: 'doubt', reason: expect.stringContaining('HTTP 500') }],
    ['wordpress-maintenance', { kind: 'retry', reason: expect.stringContaining('HTTP 503') }],
  ])('%s', async (name, outcome) => {
    answers = [name];
    expect(await forwardEnquiry(formUrl, enquiry)).toEqual(outcome);
    expect(calls).toHaveLength(1);
  });

  test('an area that the form does not know travels inside the message', async () => {
    answers = ['contact-form-7-checkbox-unknown-option', 'contact-form-7-mail-sent'];
    expect(await forwardEnquiry(formUrl, enquiry)).toEqual({ kind: 'sent' });
    expect(calls[1]?.form.getAll('AreastoTalkAbout[]')).toEqual([]);
    // A multipart text field carries line breaks as CRLF.
    expect(calls[1]?.form.get('your-message')).toBe(
      'Areas to talk about: Mutual Funds, Financial Planning\r\n\r\nPlease call me about SIPs.',
    );
  });

  test.each([
    ['there is just room for both', 'Areas to talk about: Mutual Funds, Financial Planning\r\n\r\n', 0],
    ['a letter more leaves the areas out, and no word of the message', '', 1],
  ])('%s', async (_, before, more) => {
    answers = ['contact-form-7-checkbox-unknown-option', 'contact-form-7-mail-sent'];
    const room = LONGEST_MESSAGE - 'Areas to talk about: Mutual Funds, Financial Planning\n\n'.length;
    const message = `${'a'.repeat(room + more - 4)} end`;
    expect(await forwardEnquiry(formUrl, { ...enquiry, message })).toEqual({ kind: 'sent' });
    expect(calls[1]?.form.get('your-message')).toBe(`${before}${message}`);
  });
});

describe('harsher answers', () => {
  test.each([
    ['aborted', { status: 200, body: { status: 'aborted', message: 'No.' } }, 'refused'],
    [
      'acceptance missing',
      { status: 200, body: { status: 'acceptance_missing', message: 'Accept first.' } },
      'refused',
    ],
    ['too many requests', { status: 429, body: '' }, 'retry'],
    ['gone', { status: 404, body: { code: 'wpcf7_not_found' } }, 'refused'],
  ])('%s', async (_, answer, kind) => {
    answers = [answer];
    expect((await forwardEnquiry(formUrl, enquiry)).kind).toBe(kind);
  });

  test('nobody listening is worth a retry', async () => {
    expect((await forwardEnquiry('http://127.0.0.1:9/contact-forms/23/feedback', enquiry)).kind).toBe('retry');
  });

  test('an answer that never comes is in doubt', async () => {
    const late = new AbortController();
    const silent = createServer((request) => request.resume().on('end', () => late.abort()));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/contact-forms/23/feedback`;
    expect((await hand(address, enquiry, { ...patient, signal: late.signal })).kind).toBe('doubt');
    silent.close();
  });

  test('a host that is never reached in time was not handed anything', async () => {
    expect((await hand(formUrl, enquiry, { ...patient, signal: AbortSignal.abort() })).kind).toBe('retry');
  });

  test('a question that another worker has taken does not leave', async () => {
    const taken = async () => Promise.reject(new Error('Another worker has taken this delivery.'));
    expect(await hand(formUrl, enquiry, { ...patient, markSent: taken })).toMatchObject({ kind: 'retry' });
    expect(calls).toEqual([]);
  });

  test('an address that is no form is refused without a call', async () => {
    expect((await forwardEnquiry('https://example.com/contact', enquiry)).kind).toBe('refused');
  });
});
