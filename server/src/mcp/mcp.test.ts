import fs from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AgentSite, agentSite, asked, builtTools, connected } from '#mcp/agent-fixture.ts';
import { goLive } from '#releases/release-commands.ts';
import { TOOLS_FILE } from '#releases/release-manifest.ts';
import { heldTimers } from '#testing/held-timers.ts';

const WITH = '1.0.0-aaaaaaaa';
const example = { monthly: 5000, years: 10, annualRatePct: 12 };
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

let site: AgentSite;
let agent: Client;
let built: string;

/** What tools may take to answer: nothing here fails because the machine is busy. */
const limits = heldTimers(3_000);

beforeAll(async () => {
  built = await builtTools();
  site = await agentSite({ PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '127.0.0.1' });
  await site.release(WITH, built);
  agent = await connected(site.address);
  await listing((names) => names.includes('calculate_sip'));
});
afterAll(async () => {
  await agent.close();
  await site.close();
  limits.release();
});

const names = async () => (await agent.listTools()).tools.map(({ name }) => name);
/** Waits until the origin has seen what is live. */
const listing = (holds: (names: string[]) => boolean) =>
  vi.waitFor(async () => expect(await names()).toSatisfy(holds), { timeout: 20_000, interval: 50 });

const post = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(site.address, { method, headers: { ...HEADERS, ...headers }, ...(method === 'POST' && { body }) });
const call = (id: number) =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'calculate_sip', arguments: example } });

test('an agent introduces itself, reads the tools, and gets the figures of calc', async () => {
  expect(agent.getServerVersion()).toMatchObject({ name: 'calculators', version: expect.any(String) });
  expect(agent.getInstructions()).toContain('no promise and no advice');
  expect(agent.getInstructions()).toContain('http://localhost:3000');
  const { tools } = await agent.listTools();
  for (const { inputSchema, title, description } of tools)
    expect([inputSchema.type, typeof title, typeof description]).toEqual(['object', 'string', 'string']);
  const { isError, text } = await asked(agent, 'calculate_sip', example);
  expect([isError, JSON.parse(text)]).toMatchObject([
    false,
    { figures: { value: '1161695.38' }, page: '/sipcalculator?monthly=5000&years=10&annualRatePct=12' },
  ]);
  const words = await asked(agent, 'ask_calculators', { question: '5 हज़ार SIP 15 साल 12%' });
  expect(JSON.parse(words.text)).toMatchObject({
    calculator: 'SIP calculator',
    figures: { 'Total value': '₹25,22,880.00' },
  });
});

test.each([
  ['calculate_nothing', {}, /^tool "calculate_nothing" is unknown: ask_calculators/],
  ['__proto__', {}, /^tool "__proto__" is unknown/],
  ['calculate_sip', {}, /^monthly is missing$/],
  ['calculate_sip', { ...example, fund: 'x' }, /^fund is not an input of sip/],
  ['calculate_sip', { ...example, monthly: 'plenty' }, /^monthly must be a number such as/],
  ['calculate_sip', { ...example, monthly: 1e308 }, /^monthly must be at most 1000000000000 rupees$/],
  ['calculate_sip', { ...example, years: { valueOf: 1 } }, /^years must be a number/],
  ['calculate_sip', { ...example, volatilityPct: 15, paths: 1e9 }, /^paths must be from 100 to 20000$/],
  ['calculate_xirr', { flows: 'x'.repeat(9_000) }, /^flows must be a list such as/],
])('%s refuses %j as a tool’s error, in the engine’s line', async (name, inputs, line) => {
  const { isError, text } = await asked(agent, name, inputs as Record<string, unknown>);
  expect(isError).toBe(true);
  expect(text).toMatch(line);
  expect(text).not.toContain('\n');
});

test('what is no message of the protocol is refused before anything is worked out', async () => {
  const status = async (answer: Promise<Response>) => (await answer).status;
  expect(await status(post(call(1).replace('{', `{"more":"${'x'.repeat(20_000)}",`)))).toBe(413);
  expect(await status(post('not json'))).toBe(400);
  expect(await status(post(`[${call(1)},${call(2)}]`))).toBe(400);
  expect(await status(post('{"jsonrpc":"2.0","id":{}}'))).toBe(400);
  expect(await status(post(call(1), { accept: 'application/json' }))).toBe(406);
  expect(await status(post(call(1), { 'content-type': 'text/plain' }))).toBe(415);
  expect(await status(post(call(1), { 'mcp-protocol-version': '1999-01-01' }))).toBe(400);
  const unknown = await post('{"jsonrpc":"2.0","id":1,"method":"resources/list"}');
  expect(await unknown.json()).toMatchObject({ error: { code: -32601 } });
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const answer = await post('', {}, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
});

test('pages of other sites are refused, whatever name they came by', async () => {
  const from = async (headers: Record<string, string>) => (await post(call(1), headers)).status;
  expect(await from({ origin: 'http://localhost:3000' })).toBe(200);
  expect(await from({ origin: 'https://elsewhere.example' })).toBe(403);
  expect(await from({ origin: site.address.origin })).toBe(403);
  expect(await from({ origin: 'null' })).toBe(403);
});

test('an answer is JSON of one request, with the headers of every answer and without a cookie or a session', async () => {
  const answer = await post(call(7), { cookie: 'session=x', authorization: 'Bearer x', 'mcp-session-id': 'x' });
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: 7, result: { content: [{ type: 'text' }] } });
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('mcp-session-id');
});

test('nothing of a call is kept: neither its figures in the log nor a line in the security log', async () => {
  await asked(agent, 'ask_calculators', { question: '98765432 a month for 15 years' });
  expect(site.origin.log()).toContain('"route":"/server/mcp"');
  expect(site.origin.log()).not.toContain('98765432');
  // What is refused stands there, as for every call of the API; by then the calls before it would too.
  await post(call(1), { origin: 'https://elsewhere.example' });
  const told = site.origin.db.selectFrom('security_log').select('event').where('what', 'like', '%mcp%').distinct();
  await vi.waitFor(async () => expect(await told.execute()).toEqual([{ event: 'refusal' }]), 20_000);
});

test('what is live decides at each request, also after it was taken back', async () => {
  await site.release('1.1.0-bbbbbbbb');
  await listing((all) => all.length === 0);
  expect(await asked(agent, 'calculate_sip', example)).toMatchObject({ isError: true, text: /can be asked/ });
  await site.release(
    '1.2.0-cccccccc',
    `exports.list = () => [{ name: 'other', inputSchema: { type: 'object' } }];
    exports.call = async () => ({ other: true });`,
  );
  await listing((all) => all.join() === 'other');
  expect(await asked(agent, 'other', {})).toEqual({ isError: false, text: '{"other":true}' });
  await goLive(site.store.directory, 'calculators', WITH, { action: 'rollback', by: 'test' });
  await listing((all) => all.includes('calculate_sip'));
  expect(await asked(agent, 'calculate_sip', example)).toMatchObject({ isError: false });
});

test.each([
  [
    'throw',
    '1.3.0-dddddddd',
    `exports.call = () => { throw new Error('a secret'); };`,
    '1.3.0-dddddddd/server/tools.cjs:1',
  ],
  ['never end', '1.4.0-eeeeeeee', 'exports.call = () => { for (;;); };', 'did not answer within 3000 ms'],
  ['cannot be started', '1.5.0-ffffffff', `throw new Error('a secret');`, '1.5.0-ffffffff/server/tools.cjs:1'],
  ['were tampered with', '1.6.0-abababab', null, '1.6.0-abababab/server/tools.cjs is not what its release says'],
])('tools that %s are an error without its text, and the origin goes on', async (_, version, code, logged) => {
  await site.release(version, code ?? built);
  if (code === null) fs.appendFileSync(path.join(site.store.folder('calculators', version), TOOLS_FILE), '\n');
  const unlisted = () => expect(agent.listTools()).rejects.toThrow('do not answer at this moment');
  await vi.waitFor(unlisted, { timeout: 20_000, interval: 100 });
  const answer = asked(agent, 'calculate_sip', example);
  if (logged.startsWith('did not answer')) {
    await vi.waitFor(() => expect(limits.running()).toBe(1), 20_000);
    limits.pass();
  }
  expect(await answer).toEqual({ isError: true, text: 'The calculators do not answer at this moment. Try again.' });
  expect(site.origin.log()).toContain(logged);
  await goLive(site.store.directory, 'calculators', WITH, { action: 'rollback', by: 'test' });
  await listing((all) => all.includes('calculate_sip'));
});
