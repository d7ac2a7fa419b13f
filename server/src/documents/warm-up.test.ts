import Fastify from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { warmUp } from '#documents/warm-up.ts';
import type { LiveReleases } from '#releases/live.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test.each(['before', 'after'])(
  'a release that lands just %s the origin begins to stop is rendered no more',
  async (when) => {
    const lost = vi.fn();
    process.on('unhandledRejection', lost);
    onTestFinished(() => void process.off('unhandledRejection', lost));
    const app = Fastify();
    const make = vi.fn(async () => {});
    let land = () => {};
    const live = {
      site: { snapshot: { pages: [{ path: '/' }] } },
      onChange: (listener: () => void) => {
        land = listener;
      },
    } as unknown as LiveReleases;
    const state = warmUp(app, live, make, undefined);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    app.get('/slow', async () => {
      await answered;
      return 'done';
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await vi.waitFor(() => expect(state.done).toBe(true));
    expect(make.mock.calls).toEqual([
      ['/', url],
      ['/404', url],
    ]);

    const arrived = new Promise((resolve) => app.server.once('request', resolve));
    // A connection that stays open would keep the origin from closing.
    const slow = fetch(`${url}/slow`, { headers: { connection: 'close' } });
    await arrived;
    if (when === 'before') land();
    const closed = app.close();
    // No longer listening, and one visitor is still being answered.
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
    if (when === 'after') land();
    await vi.advanceTimersByTimeAsync(500);
    answer();
    expect(await (await slow).text()).toBe('done');
    await closed;
    expect(make).toHaveBeenCalledTimes(2);
    expect(lost).not.toHaveBeenCalled();
  },
);
