import { createInstance } from '@module-federation/enhanced/runtime';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedPackages } from '#federation/shared-packages.ts';

type Build = Pick<
  SharedPackages,
  'shareScopeMap' | 'initShareScopeMap' | 'initializeSharing' | 'loadShare' | 'loadShareSync'
>;
type Options = ConstructorParameters<typeof SharedPackages>[0];

const small = (options: Options): Build => new SharedPackages(options);
/** The library that the small one stands in for, set up as the bundler does it. */
const library = (options: Options) => createInstance({ ...options, remotes: [] } as never) as unknown as Build;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A build that offers these versions of the package `lib`; what is loaded says who brought it. */
const offering = (name: string, versions: string[]): Options => ({
  name,
  shareStrategy: 'loaded-first',
  shared: {
    lib: versions.map((version) => ({ version, scope: ['default'], get: async () => () => `${version} of ${name}` })),
  },
});

/** A page's host and a release in it, which looks into the host's scope. */
function page([host, guest]: [string[], string[]], makeHost: typeof small, makeGuest = makeHost) {
  const builds = { host: makeHost(offering('host', host)), guest: makeGuest(offering('guest', guest)) };
  builds.host.initializeSharing('default');
  builds.guest.initShareScopeMap('default', builds.host.shareScopeMap.default ?? {});
  builds.guest.initializeSharing('default');
  return builds;
}

const wanting = (requiredVersion: string, singleton = true, strictVersion = false) => ({
  customShareInfo: {
    shareConfig: { requiredVersion, singleton, strictVersion },
    scope: ['default'],
    strategy: 'loaded-first',
  },
});

const outcome = (build: Build, wanted: ReturnType<typeof wanting>): Promise<unknown> =>
  build.loadShare('lib', wanted).then(
    (factory) => (factory === false ? 'nobody' : factory()),
    () => 'refused',
  );

it('gives what the library gives, whatever is offered and asked for', async () => {
  const versions = fc.uniqueArray(fc.constantFrom('1.0.0', '1.2.0', '1.10.0', '2.0.0', '2.1.3'), { maxLength: 3 });
  const ranges = fc.constantFrom('^1.0.0', '^1.2.0', '^2.0.0', '^3.0.0');
  const asks = fc.array(fc.tuple(fc.constantFrom('host', 'guest'), ranges, fc.boolean(), fc.boolean()), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(fc.tuple(versions, versions), asks, async (offered, questions) => {
      const whole = page(offered, library);
      // The last: a release that brings the library with it, as one from before may.
      const others = [page(offered, small), page(offered, small, library)];
      for (const [who, ...wanted] of questions) {
        const right = await outcome(whole[who], wanting(...wanted));
        for (const other of others) expect(await outcome(other[who], wanting(...wanted))).toEqual(right);
      }
    }),
  );
});

const both = [
  ['this one', small],
  ['the library', library],
] as const;

it.each(both)('a package that comes with the build is there at once: %s', (_, make) => {
  const module = () => 'react';
  const offer = { version: '1.0.0', scope: ['default'], get: () => module, shareConfig: { eager: true } };
  const host = make({ name: 'host', shareStrategy: 'loaded-first', shared: { lib: [offer] } });
  expect(host.loadShareSync('lib', wanting('^1.0.0'))).toBe(module);
});

it.each(both)('a package that would have to be waited for is refused at once: %s', (_, make) => {
  const host = make(offering('host', ['1.0.0']));
  expect(() => host.loadShareSync('lib', wanting('^1.0.0'))).toThrow();
});

it.each(both)('a package is brought once, however many ask meanwhile: %s', async (_, make) => {
  const get = vi.fn(async () => () => 'api');
  const host = make({ name: 'host', shared: { lib: [{ version: '1.0.0', scope: ['default'], get }] } });
  await Promise.all([host.loadShare('lib', wanting('^1.0.0')), host.loadShare('lib', wanting('^1.0.0'))]);
  await host.loadShare('lib', wanting('^1.0.0'));
  expect(get).toHaveBeenCalledOnce();
});

it('a package that could not be brought is tried again', async () => {
  const get = vi.fn(async () => () => 'api').mockRejectedValueOnce(new Error('no network'));
  const host = small({ name: 'host', shared: { lib: [{ version: '1.0.0', scope: ['default'], get }] } });
  await expect(host.loadShare('lib', wanting('^1.0.0'))).rejects.toThrow('no network');
  expect(await outcome(host, wanting('^1.0.0'))).toBe('api');
});

it('says so when a release gets another version than it asked for', async () => {
  const { guest } = page([['1.0.0'], []], small);
  expect(await outcome(guest, wanting('^2.0.0'))).toBe('1.0.0 of host');
  expect(console.warn).toHaveBeenCalledWith('guest wants lib ^2.0.0, this page has 1.0.0 from host.');
});
