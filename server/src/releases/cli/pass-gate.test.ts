import { beforeEach, describe, expect, it, test } from 'vitest';
import { gateOptions, passGate } from '#releases/cli/pass-gate.ts';
import { judgeRelease } from '#releases/gate/gate.ts';
import { reportOrigin } from '#releases/instances.ts';
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

  const passed = { problems: [], leftOut: [] };
  const page = { path: '/contactus', title: 'Contact', description: 'Contact.' };

  it('does not count any more where a newer live release of the package has a page that it lacks', async () => {
    keepVerdict(store, candidate, { beside: beside(), ...passed });
    const { release } = addRelease(store, 'contact', '1.1.0-bbbbbbbb', { pages: [page] });
    await goLive(store.directory, 'contact', release, { action: 'release', by: 'test' });
    const gone = `Differs: Pages: /contactus of ${release} would be gone. --accept lets it through.`;
    await expect(pass({})).rejects.toThrow(gone);
    // Judged against that very release, or accepted by a person, it counts.
    keepVerdict(store, candidate, { beside: beside(), against: release, ...passed });
    expect(await pass({})).toMatchObject({ said: 'passed the gate before' });
    keepVerdict(store, candidate, { beside: beside(), problems: [], leftOut: [`accepted: ${gone}`] });
    expect(await pass({})).toMatchObject({ said: 'passed the gate before' });
  });

  it('does not count any more where an origin runs that lacks a call of its', async () => {
    candidate = addRelease(store, 'contact', '1.1.0-bbbbbbbb', { calls: ['POST /server/contact'] });
    keepVerdict(store, candidate, { beside: beside(), ...passed });
    expect(await pass({})).toMatchObject({ said: 'passed the gate before' });
    const origin = reportOrigin(store.directory, () => 1);
    origin.know({ name: 'an older origin', calls: [] });
    await expect(pass({})).rejects.toThrow('the running origin (an older origin) has no POST /server/contact');
    origin.close();
  });

  it('names the live release that it was judged against', async () => {
    const { release } = addRelease(store, 'contact', '1.1.0-bbbbbbbb', { pages: [page] });
    await goLive(store.directory, 'contact', release, { action: 'release', by: 'test' });
    await judgeRelease(store, candidate, { smoke: null, acceptSize: true });
    expect(verdictBeside(store, candidate, beside())).toMatchObject({ against: release });
  });

  it('is none of a start: that checked it beside what was to go live with it', async () => {
    const options = { smoke: null, acceptSize: true };
    await judgeRelease(store, candidate, { ...options, together: [candidate] });
    expect(verdictBeside(store, candidate, beside())).toBeUndefined();
    await judgeRelease(store, candidate, options);
    expect(verdictBeside(store, candidate, beside())).toMatchObject({ leftOut: ['without-smoke', 'accept-size'] });
  });
});
