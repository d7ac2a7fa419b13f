import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { alteredAnswers } from '#assistant/check/altered-answers-fixture.ts';
import { aboutSip, trueAnswers } from '#assistant/check/true-answers-fixture.ts';
import { type FakeModel, fakeModel } from '#assistant/model-fixture.ts';
import { type AgentSite, agentSite, builtTools } from '#mcp/agent-fixture.ts';

const SECRET = 'sk-nobody-may-read-this';
const QUESTION = 'what do 5000 a month come to in 10 years at 12%';
const sip = { calls: [{ name: 'calculate_sip', arguments: { monthly: 5000, years: 10, annualRatePct: 12 } }] };
const TRUE = 'After 10 years at 12% the total value is ₹11,61,695.38.';
const hidden = { kind: 'failed', message: expect.stringMatching(/does not answer at this moment/) };

let model: FakeModel;
let site: AgentSite;

beforeAll(async () => {
  model = await fakeModel();
  site = await agentSite({
    ...{ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'some-model', ASSISTANT_KEY: SECRET },
    ...{ ASSISTANT_LIMIT_PER_CLIENT: '30', ASSISTANT_LIMIT_GLOBAL: '1000', TRUST_PROXY: '127.0.0.1' },
  });
  await site.release('1.0.0-aaaaaaaa', await builtTools());
  const mcp = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const list = async () => (await fetch(site.address, { method: 'POST', headers: mcp, body })).text();
  await vi.waitFor(async () => expect(await list()).toContain('calculate_sip'), { timeout: 20_000, interval: 100 });
});
afterAll(async () => {
  await site.close();
  await model.close();
});

let client = 0;
beforeEach(() => {
  client += 1;
  Object.assign(model, { requests: [], turns: [], pieceBytes: 1_000, given: 0 });
});

const post = (body: object, more: RequestInit = {}) =>
  fetch(new URL('/server/assistant', site.address), {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${client}` },
      ...{ cookie: 'session=of-somebody', 'user-agent': 'Browser of Somebody', authorization: 'Bearer of-somebody' },
    },
    body: JSON.stringify(body),
    ...more,
  });
const ask = async (question = QUESTION) => {
  const answer = await post({ question, consent: true });
  const text = await answer.text();
  const events = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status: answer.status, headers: answer.headers, events };
};

test.each([1, 3, 17, 4_096])('an answer by a calculator comes whole, in pieces of %i bytes too', async (bytes) => {
  model.pieceBytes = bytes;
  model.turns = [sip, { text: `${TRUE} You should buy it. कुल निवेश ₹6 लाख है।` }];
  const { status, headers, events } = await ask();
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
    'no-store',
  ]);
  expect(events).toEqual([
    { kind: 'source', title: 'SIP calculator', link: '/sipcalculator?monthly=5000&years=10&annualRatePct=12' },
    { kind: 'sentence', text: TRUE },
    { kind: 'sentence', text: 'कुल निवेश ₹6 लाख है।' },
    { kind: 'end', leftOut: 1 },
  ]);
});

test('nothing of the visitor reaches the endpoint, and nothing of the question or the key reaches the log', async () => {
  model.turns = [sip, { text: TRUE }];
  await ask('what do 5000 a month come to, said quietly');
  const [first] = model.requests;
  expect(first?.headers.authorization).toBe(`Bearer ${SECRET}`);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ model: 'some-model', stream: true });
  const sent = JSON.stringify(model.requests);
  for (const theirs of ['of-somebody', 'Browser of Somebody', '198.51.100']) expect(sent).not.toContain(theirs);
  model.turns = [{ status: 500 }];
  await ask('what do 5000 a month come to, said quietly');
  expect(site.origin.log()).not.toMatch(/said quietly|sk-nobody/);
});

test('an article is searched, read and quoted', async () => {
  const search = { calls: [{ name: 'search_articles', arguments: { words: 'sip' } }] };
  const slug = 'why-two-sip-calculators-differ';
  model.turns = [
    search,
    { calls: [{ name: 'read_article', arguments: { slug } }] },
    { text: 'The fund did not change. What it grows to depends on choices.' },
  ];
  const { events } = await ask('why do two calculators differ');
  expect(model.requests[1]?.body).toContain(slug);
  expect(events).toMatchObject([
    { kind: 'source', link: `/blogs/${slug}` },
    { kind: 'sentence', text: 'What it grows to depends on choices.' },
    { kind: 'end', leftOut: 1 },
  ]);
});

test('what is no question, lacks consent or holds a number of somebody is refused, and nothing is sent', async () => {
  const said = async (body: object) => {
    const answer = await post(body);
    return [answer.status, JSON.stringify(await answer.json())];
  };
  expect(await said({ question: QUESTION })).toEqual([400, expect.stringContaining('Agree that')]);
  expect(await said({ question: QUESTION, consent: false })).toEqual([400, expect.stringContaining('Agree that')]);
  expect(await said({ question: ' ', consent: true })).toEqual([400, expect.stringContaining('Enter a question')]);
  expect(await said({ question: 'x'.repeat(201), consent: true })).toEqual([400, expect.stringContaining('under 200')]);
  const mine = { question: 'call 98765 43210 about 5000 a month', consent: true };
  expect(await said(mine)).toEqual([400, expect.stringContaining('nothing was sent')]);
  expect(model.requests).toEqual([]);
});

test.each([
  ['500', { status: 500 }],
  ['401', { status: 401 }],
  ['broken JSON', { raw: 'data: {"choices":[\n\n' }],
  ['another shape', { raw: 'data: {"choices":[{"delta":{"content":5}}]}\n\n' }],
  ['no end', { text: 'The total', reason: null }],
  ['a call without an end', { raw: '' }],
  ['endless talk', 'endless'],
] as const)('%s is a failure that says so', async (_what, turn) => {
  model.turns = [turn];
  const { status, events } = await ask();
  expect([status, events.at(-1)]).toEqual([200, hidden]);
  await vi.waitFor(() => expect(model.given).toBe(turn === 'endless' ? 1 : 0), 20_000);
});

test('a sentence that the endpoint has cut by its length is not shown', async () => {
  model.turns = [sip, { text: `${TRUE} The gains are ₹5.`, reason: 'length' }];
  expect((await ask()).events.slice(1)).toEqual([
    { kind: 'sentence', text: TRUE },
    { kind: 'end', leftOut: 1 },
  ]);
});

test('a model that only calls tools is ended', async () => {
  model.turns = [sip];
  expect((await ask()).events.at(-1)).toEqual(hidden);
  expect(model.requests).toHaveLength(6);
});

test('a tool that refuses is told to the model, and gives no figure to say', async () => {
  const wrong = { calls: [{ name: 'calculate_sip', arguments: { monthly: 'plenty of ₹99,99,999' } }] };
  model.turns = [wrong, { text: 'A SIP of ₹99,99,999.' }];
  expect((await ask()).events).toEqual([{ kind: 'end', leftOut: 1 }]);
  expect(model.requests[1]?.body).toContain('monthly must be a number');
});

test('whoever leaves ends the request to the endpoint', async () => {
  model.turns = ['hang'];
  const leaving = new AbortController();
  const answer = post({ question: QUESTION, consent: true }, { signal: leaving.signal });
  await vi.waitFor(() => expect(model.requests).toHaveLength(1), 20_000);
  leaving.abort();
  await expect(answer.then((one) => one.text())).rejects.toThrow();
  await vi.waitFor(() => expect(model.given).toBe(1), 20_000);
});

test('without a setting there is nothing', async () => {
  const off = await agentSite();
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ question: QUESTION, consent: true });
  const answer = await fetch(new URL('/server/assistant', off.address), { ...asked, body });
  await off.close();
  expect([answer.status, await answer.json()]).toMatchObject([404, { message: 'This site has no assistant.' }]);
});

test('past its limit a client is told to wait', async () => {
  model.turns = [{ text: 'Money grows.' }];
  for (let asked = 0; asked < 30; asked += 1) expect((await ask()).status).toBe(200);
  const refused = await post({ question: QUESTION, consent: true });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true]);
});

test('a model that lies gets none of it to the visitor', async () => {
  const trueTexts = new Set<unknown>(trueAnswers.map(({ text }) => text));
  const lies = alteredAnswers(4).filter(({ known, text }) => known === aboutSip && !text.includes('\n'));
  expect(lies.length).toBeGreaterThan(1_000);
  for (let from = 0; from < 1_000; from += 100) {
    const some = lies.slice(from, from + 100).map(({ text }) => text);
    model.turns = [sip, { text: some.join('\n\n') }];
    const { events } = await ask();
    // Advice behind a true sentence goes, and the sentence stays.
    const shown = events.flatMap(({ kind, text }) => (kind === 'sentence' && !trueTexts.has(text) ? [text] : []));
    expect(shown).toEqual([]);
    expect(events.at(-1)).toEqual({ kind: 'end', leftOut: expect.any(Number) });
  }
});
