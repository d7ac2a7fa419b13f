import { expect, vi } from 'vitest';
import { type FakeModel, fakeModel } from '#assistant/model-fixture.ts';
import { agentSite, builtTools } from '#mcp/agent-fixture.ts';

export const SECRET = 'sk-nobody-may-read-this';

export type AssistantSite = Awaited<ReturnType<typeof assistantSite>>;

/** An origin with the calculators' tools, and an assistant whose model says what a test writes down. */
export async function assistantSite() {
  const model: FakeModel = await fakeModel();
  const site = await agentSite({
    ...{ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'some-model', ASSISTANT_KEY: SECRET },
    ...{ ASSISTANT_LIMIT_PER_CLIENT: '30', ASSISTANT_LIMIT_GLOBAL: '1000', TRUST_PROXY: '127.0.0.1' },
  });
  await site.release('1.0.0-aaaaaaaa', await builtTools());
  const mcp = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const list = async () => (await fetch(site.address, { method: 'POST', headers: mcp, body })).text();
  await vi.waitFor(async () => expect(await list()).toContain('calculate_sip'), { timeout: 20_000, interval: 100 });

  const post = (asked: object, client: number, more: RequestInit = {}) =>
    fetch(new URL('/server/assistant', site.address), {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${client}` },
        ...{ cookie: 'session=of-somebody', 'user-agent': 'Browser of Somebody', authorization: 'Bearer of-somebody' },
      },
      body: JSON.stringify(asked),
      ...more,
    });
  return {
    model,
    post,
    async ask(question: string, client: number) {
      const answer = await post({ question, consent: true }, client);
      const lines = (await answer.text()).trim().split('\n');
      const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      return { status: answer.status, headers: answer.headers, events };
    },
    log: () => site.origin.log(),
    async close() {
      await site.close();
      await model.close();
    },
  };
}
