import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeModel, fakeModel } from '#assistant/model-fixture.ts';
import { assistantRoutes } from '#assistant/routes.ts';
import { createServer } from '#http/create-server.ts';
import { readConfig } from '#settings/config.ts';
import { heldTimeLimits } from '#testing/held-timers.ts';

let model: FakeModel;
let app: FastifyInstance;
beforeEach(async () => {
  model = await fakeModel();
  model.turns = ['hang'];
  routes();
});
afterEach(async () => {
  await model.close();
  await app.close();
});

/** The route alone, with an endpoint that never answers. */
function routes(): void {
  const config = readConfig({ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'm' });
  app = createServer(config, pino({ level: 'silent' }));
  assistantRoutes(app, {
    settings: config.assistant,
    limits: { pass: async () => async () => {} },
    tools: { list: async () => '[]', call: async () => null },
    articles: { posts: async () => [] },
  });
}
const patient = { timeout: 20_000 };
const ask = () =>
  app.inject({ method: 'POST', url: '/server/assistant', body: { question: 'How much?', consent: true } });

test('an endpoint that hangs is given up after 45 seconds, and the visitor is told', async () => {
  const limits = heldTimeLimits();
  const asked = ask();
  await vi.waitFor(() => expect(model.requests).toHaveLength(1), patient);
  expect(limits.ms).toEqual([45_000]);
  limits.pass();
  const { statusCode, body } = await asked;
  expect([statusCode, JSON.parse(body)]).toMatchObject([
    200,
    { kind: 'failed', message: expect.stringContaining('took too long') },
  ]);
  await vi.waitFor(() => expect(model.given).toBe(1), patient);
});

test('four are answered at once, and the fifth comes back later', async () => {
  const limits = heldTimeLimits();
  const asked = [ask(), ask(), ask(), ask()];
  await vi.waitFor(() => expect(model.requests).toHaveLength(4), patient);
  const fifth = await ask();
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([503, '10']);
  limits.pass();
  await Promise.all(asked);
  const next = ask();
  await vi.waitFor(() => expect(model.requests).toHaveLength(5), patient);
  limits.pass();
  expect((await next).statusCode).toBe(200);
});
