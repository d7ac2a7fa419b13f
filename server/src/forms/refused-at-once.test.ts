import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formRoutes } from '#forms/routes.ts';
import { cookies } from '#http/cookies.ts';
import { answerError } from '#http/http-error.ts';

test('of many refused at once, those beyond twenty are told in one line and cost no page', async () => {
  const drawn = Promise.withResolvers<void>();
  let pages = 0;
  const app = Fastify({ bodyLimit: 64 * 1024 });
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await app.register(formRoutes, {
    ...{ api: app, cookies: cookies(false), tokenOf: async () => null, publicUrl: undefined, isPage: () => true },
    async show(_request, reply, { message }, status) {
      pages += 1;
      await drawn.promise;
      return reply.code(status).send({ page: message });
    },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    drawn.resolve();
    await app.close();
  });

  const type = { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' };
  const elsewhere = { headers: { ...type, origin: 'https://evil.example' }, body: 'form=query' };
  const large = { headers: type, body: `form=query&your-message=${'a'.repeat(70_000)}` };
  const answers: unknown[] = [];
  const post = async (sent: { headers: Record<string, string>; body: string }) => {
    const answer = await fetch(`${url}/contactus`, { method: 'POST', ...sent });
    return [answer.status, await answer.json()];
  };
  const all = Array.from({ length: 50 }, (_, index) =>
    post(index < 25 ? elsewhere : large).then((answer) => answers.push(answer)),
  );
  await vi.waitFor(() => expect(pages + answers.length).toBe(50), 20_000);
  expect(pages).toBe(20);
  for (const answer of answers)
    expect(answer).toEqual([expect.toBeOneOf([403, 413]), { success: false, message: expect.any(String) }]);
  drawn.resolve();
  await Promise.all(all);
  expect(await post(elsewhere), 'there is room again').toEqual([
    403,
    { page: 'Calls from other sites are not accepted.' },
  ]);
});
