import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AgentSite, agentSite } from '#mcp/agent-fixture.ts';

const PER_CLIENT = 20;
const ALL = 30;
const PAST = 1_000;

let site: AgentSite;
beforeAll(async () => {
  const limits = { MCP_LIMIT_PER_CLIENT: String(PER_CLIENT), MCP_LIMIT_GLOBAL: String(ALL) };
  site = await agentSite({ ...limits, TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => site.close());

const list = (client: string) =>
  fetch(site.address, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      'x-forwarded-for': client,
    },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });

/** How many calls of one client got which status. */
async function flood(client: string, calls: number) {
  const statuses: Record<number, number> = {};
  for (let left = calls; left > 0; left -= 20) {
    const answers = await Promise.all(Array.from({ length: Math.min(20, left) }, () => list(client)));
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

test('past its limit a client is told to wait, a network of one customer counts as one, and others go on', async () => {
  expect(await flood('203.0.113.1', PER_CLIENT + PAST)).toEqual({ 200: PER_CLIENT, 429: PAST });
  const refused = await list('203.0.113.1');
  expect(await refused.json()).toMatchObject({ success: false, message: expect.stringContaining('try again') });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await list('2001:db8::1')).status).toBe(200);
  expect(await flood('2001:db8::2', ALL)).toEqual({ 200: ALL - PER_CLIENT - 1, 429: PER_CLIENT + 1 });
});
