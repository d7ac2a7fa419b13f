import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postJson } from '#identity/providers/provider.ts';
import { heldTimeLimits } from '#testing/held-timers.ts';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';

let service: StandIn;
beforeEach(async () => {
  service = await createStandIn();
});
afterEach(() => service.close());

test('gives up when no answer comes, and does not call twice: the code may be on its way', async () => {
  service.answer = 'hang';
  const limits = heldTimeLimits();
  const answer = expect(postJson(service.url, {}, {})).rejects.toMatchObject({
    kind: 'unanswered',
    message: '127.0.0.1: TimeoutError',
  });
  await vi.waitFor(() => expect(service.calls).toHaveLength(1), { timeout: 20_000 });
  limits.pass();
  await answer;
  expect(limits.ms).toEqual([8_000]);
  expect(service.calls).toHaveLength(1);
});

test('a service that is down is a failure that names its host', async () => {
  await service.close();
  await expect(postJson(service.url, {}, {})).rejects.toThrow('127.0.0.1: ECONNREFUSED');
  service = await createStandIn();
});
