import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AssistantSite, assistantSite, SECRET } from '#assistant/assistant-site-fixture.ts';
import type { FakeModel } from '#assistant/model-fixture.ts';
import { shownOf, wrongChoices } from '#assistant/wrong-choices-fixture.ts';
import { agentSite } from '#mcp/agent-fixture.ts';

const QUESTION = 'what do 5000 a month come to in 10 years at 12%';
const sip = { calls: [{ name: 'calculate_sip', arguments: { monthly: 5000, years: 10, annualRatePct: 12 } }] };
const nothing = { calls: [{ name: 'no_answer', arguments: {} }] };
const answered = {
  kind: 'figures',
  title: 'SIP calculator',
  link: '/sipcalculator?annualRatePct=12&monthly=5000&years=10',
  sentence: '₹5,000 a month for 10 years becomes ₹11.62 lakh, if it grows by 12% a year.',
  figures: expect.arrayContaining([{ label: 'Total value', text: '₹11,61,695.38' }]),
  understood: 'Monthly investment ₹5,000, Time period 10 years, Expected annual return 12%',
  assumed: '',
  leavesOut: false,
  warnings: [expect.stringContaining('no promise and no advice')],
};
const hidden = { kind: 'failed', message: expect.stringMatching(/does not answer at this moment/) };

let model: FakeModel;
let site: AssistantSite;

beforeAll(async () => {
  site = await assistantSite();
  model = site.model;
});
afterAll(() => site.close());

let client = 0;
beforeEach(() => {
  client += 1;
  Object.assign(model, { requests: [], turns: [], pieceBytes: 1_000, given: 0 });
});
const post = (body: object, more?: RequestInit) => site.post(body, client, more);
const ask = (question = QUESTION) => site.ask(question, client);

test.each([1, 3, 17, 4_096])(
  'a calculator answers what the model has chosen, in pieces of %i bytes too',
  async (bytes) => {
    model.pieceBytes = bytes;
    model.turns = [sip];
    const { status, headers, events } = await ask();
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
      'no-store',
    ]);
    expect(events).toEqual([answered, { kind: 'end' }]);
    // Once is enough: the calculator's own words need no second round.
    expect(model.requests).toHaveLength(1);
  },
);

test('several calculators answer at once, each once', async () => {
  const lumpsum = { name: 'calculate_lumpsum', arguments: { principal: 200_000, years: 10, annualRatePct: 12 } };
  model.turns = [{ calls: [...sip.calls, lumpsum, ...sip.calls] }];
  const { events } = await ask('5000 a month or 2 lakh once, for 10 years at 12%');
  expect(events).toMatchObject([{ title: 'SIP calculator' }, { title: 'Lumpsum calculator' }, { kind: 'end' }]);
});

test('no text of the model is shown, beside a choice or alone', async () => {
  const text = 'The total value is ₹99,99,999. Axis Bluechip is best.';
  model.turns = [{ ...sip, text }];
  expect((await ask()).events).toEqual([answered, { kind: 'end' }]);
  model.turns = [{ text }];
  expect((await ask()).events).toEqual([{ kind: 'end' }]);
});

test('what a calculator has to ask is asked in its own words', async () => {
  model.turns = [{ calls: [{ name: 'calculate_sip', arguments: { years: 10 } }] }, nothing];
  const { events } = await ask('what do I get in 10 years');
  expect(events).toEqual([{ kind: 'end', asksBack: expect.stringContaining('SIP calculator') }]);
});

test('nothing of the visitor reaches the endpoint, and nothing of the question or the key reaches the log', async () => {
  model.turns = [sip];
  await ask('what do 5000 a month come to, said quietly');
  const [first] = model.requests;
  expect(first?.headers.authorization).toBe(`Bearer ${SECRET}`);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ model: 'some-model', stream: true });
  const sent = JSON.stringify(model.requests);
  for (const theirs of ['of-somebody', 'Browser of Somebody', '198.51.100']) expect(sent).not.toContain(theirs);
  model.turns = [{ status: 500 }];
  await ask('what do 5000 a month come to, said quietly');
  expect(site.log()).not.toMatch(/said quietly|sk-nobody/);
});

test('a passage of an article is shown word for word', async () => {
  const slug = 'why-two-sip-calculators-differ';
  const of = (name: string, inputs: object) => ({ calls: [{ name, arguments: inputs }] });
  model.turns = [
    of('search_articles', { words: 'sip' }),
    of('read_article', { slug }),
    of('quote_article', { slug, passage: 2 }),
  ];
  const { events } = await ask('why do two calculators differ');
  expect(model.requests[1]?.body).toContain(slug);
  const said = JSON.parse(model.requests[2]?.body ?? '').messages.at(-1).content;
  const passages: { passage: number; text: string }[] = JSON.parse(said).passages;
  expect(passages.length).toBeGreaterThan(3);
  expect(events).toEqual([
    { kind: 'passage', title: expect.any(String), link: `/blogs/${slug}`, text: passages[1]?.text },
    { kind: 'end' },
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
  ['another shape', { raw: 'data: {"choices":[{"delta":{"tool_calls":5}}]}\n\n' }],
  ['no end', { text: 'The total', reason: null }],
  ['a call without an end', { raw: '' }],
  ['endless talk', 'endless'],
] as const)('%s is a failure that says so', async (_what, turn) => {
  model.turns = [turn];
  const { status, events } = await ask();
  expect([status, events.at(-1)]).toEqual([200, hidden]);
  await vi.waitFor(() => expect(model.given).toBe(turn === 'endless' ? 1 : 0), 20_000);
});

test('a model that finds nothing in six rounds is ended', async () => {
  model.turns = [{ calls: [{ name: 'search_articles', arguments: { words: 'sip' } }] }];
  expect((await ask()).events).toEqual([{ kind: 'end' }]);
  expect(model.requests).toHaveLength(6);
});

test('what is refused is told to the model, which may mend it', async () => {
  const wrong = { calls: [{ name: 'calculate_sip', arguments: { monthly: 'plenty of ₹99,99,999' } }] };
  model.turns = [wrong, sip];
  expect((await ask()).events).toEqual([answered, { kind: 'end' }]);
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
  model.turns = [nothing];
  for (let asked = 0; asked < 30; asked += 1) expect((await ask()).status).toBe(200);
  const refused = await post({ question: QUESTION, consent: true });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true]);
});

test('a choice with one thing wrong shows nothing', async () => {
  for (const { fault, events } of await shownOf(site, wrongChoices(37, 300))) expect(events, fault).toEqual([]);
});
