import type { LiveRelease } from 'shared/snapshot';
import { describe, expect, it, vi } from 'vitest';
import { loadingOnce, withPage } from '#releases/lazy-release.ts';

const release = { release: '2' } as LiveRelease;

describe('withPage', () => {
  it('is there only when the page’s own bundle is', async () => {
    let arrive = () => {};
    const sip = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const routes = { default: () => null, bundles: { sip } };
    const come = vi.fn();
    const loading = withPage(async () => routes, 'sip')('calculators', release).then(come);
    await vi.waitFor(() => expect(sip).toHaveBeenCalledTimes(1), 20_000);
    expect(come).not.toHaveBeenCalled();
    arrive();
    await loading;
    expect(come).toHaveBeenCalledWith(routes);
  });

  it('fails with the page’s bundle, and asks for it anew at the next try', async () => {
    const sip = vi.fn().mockRejectedValueOnce(new Error('nothing came')).mockResolvedValue({});
    const routes = { default: () => null, bundles: { sip } };
    const load = withPage(
      loadingOnce(async () => routes),
      'sip',
    );
    await expect(load('calculators', release)).rejects.toThrow('nothing came');
    expect(await load('calculators', release)).toBe(routes);
  });

  it.each([[undefined], ['of-a-later-release']])('does without a bundle that is not there: %s', async (chunk) => {
    const routes = { default: () => null, bundles: {} };
    expect(await withPage(async () => routes, chunk)('calculators', release)).toBe(routes);
  });
});
