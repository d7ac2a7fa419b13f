import { beforeEach, describe, expect, it, test } from 'vitest';
import { gateOptions, passGate } from '#releases/cli/pass-gate.ts';
import { judgeRelease } from '#releases/gate/gate.ts';
import { readPointer } from '#releases/pointer.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';
import { besideOf, keepVerdict, verdictBeside } from '#releases/verdicts.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test('differences are accepted with a reason only', () => {
  expect(() => gateOptions({ accept: true }, null)).toThrow('--accept needs --reason');
  expect(gateOptions({ accept: true, reason: 'a new form' }, null).accept).toBe(true);
  expect(gateOptions({ reason: 'a new form' }, null).accept).toBe(false);
});

describe('a kept verdict', () => {
  let store: ReleaseStore;
  /** The gate stops it whenever it looks: it is made by hand and exposes nothing. */
  let candidate: ReleaseManifest;
  const beside = () => besideOf(readPointer(store.directory), candidate.name);
  const pass = (values: Record<string, boolean>) =>
    passGate({ store, values, why: { by: 'test' } }, candidate, readPointer(store.directory), null);

  beforeEach(async () => {
    store = new ReleaseStore(temporaryFolder('pass-gate'));
    addRelease(store, 'shell', '1.0.0-aaaaaaaa');
    await goLive(store.directory, 'shell', '1.0.0-aaaaaaaa', { action: 'release', by: 'test' });
    candidate = addRelease(store, 'contact', '1.0.0-aaaaaaaa');
  });

  it.each(['without-smoke', 'accept-size'])(
    'that left something out by --%s counts for who asks for that',
    async (option) => {
      keepVerdict(store, candidate, { beside: beside(), problems: [], leftOut: [option] });
      await expect(pass({})).rejects.toThrow('The gate stopped contact@1.0.0-aaaaaaaa');
      keepVerdict(store, candidate, { beside: beside(), problems: [], leftOut: [option] });
      expect(await pass({ [option]: true })).toMatchObject({ said: 'passed the gate before', note: { gate: option } });
    },
  );

  it('with differences that a person has accepted counts for everybody', async () => {
    keepVerdict(store, candidate, { beside: beside(), problems: [], leftOut: ['accepted: Differs: one page.'] });
    expect(await pass({})).toMatchObject({ said: 'passed the gate before' });
  });

  it('is none of a start: that checked it beside what was to go live with it', async () => {
    const options = { smoke: null, acceptSize: true };
    await judgeRelease(store, candidate, { ...options, together: [candidate] });
    expect(verdictBeside(store, candidate, beside())).toBeUndefined();
    await judgeRelease(store, candidate, options);
    expect(verdictBeside(store, candidate, beside())).toMatchObject({ leftOut: ['without-smoke', 'accept-size'] });
  });
});
