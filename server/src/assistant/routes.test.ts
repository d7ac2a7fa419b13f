import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeModel, fakeModel } from '#assistant/model-fixture.ts';
import { assistantRoutes } from '#assistant/routes.ts';
import { createServer } from '#http/create-server.ts';
import { readConfig } from '#settings/config.ts';

let model: FakeModel;
let app: FastifyInstance;
beforeEach(async () => {
  model = await fakeModel();
  model.turns = ['hang'];
});
afterEach(async () => {
  await model.close();
  await app.close();
});

/** The route alone, with an endpoint that never answers. */
function routes(longestMs: number): void {
  const config = readConfig({ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'm' });
  app = createServer(config, pino({ level: 'silent' }));
  assistantRoutes(app, {
    settings: config.assistant,
    limits: { pass: async () => async () => {} },
    tools: { list: async () => '[]', call: async () => null },
    articles: { posts: async () => [] },
    longestMs,
  });
}
const ask = () =>
  app.inject({ method: 'POST', url: '/server/assistant', body: { question: 'How much?', consent: true } });

test('an endpoint that hangs is given up, and the visitor is told', async () => {
  routes(100);
  const { statusCode, body } = await ask();
  expect([statusCode, JSON.parse(body)]).toMatchObject([
    200,
    { kind: 'failed', message: expect.stringContaining('took too long') },
  ]);
  await vi.waitFor(() => expect(model.given).toBe(1));
});

test('four are answered at once, and the fifth comes back later', async () => {
  routes(1_000);
  const asked = [ask(), ask(), ask(), ask()];
  await vi.waitFor(() => expect(model.requests).toHaveLength(4));
  const fifth = await ask();
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([503, '10']);
  await Promise.all(asked);
  expect((await ask()).statusCode).toBe(200);
});
