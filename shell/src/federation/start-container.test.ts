import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startContainer } from '#federation/start-container.ts';

const hostScope = {};
const entry = {
  container: 'content_1',
  url: 'https://site.example/r/content/1/remoteEntry.js',
  integrity: 'sha384-abc',
};

/** What the page does with the script that is put into it: nothing until a test says otherwise. */
let whenAdded: (script: HTMLScriptElement) => void;

beforeEach(() => {
  whenAdded = () => {};
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => {} }),
    head: { append: (script: HTMLScriptElement) => whenAdded(script) },
  });
  vi.stubGlobal('__webpack_init_sharing__', async () => {});
  vi.stubGlobal('__webpack_share_scopes__', { default: hostScope });
  vi.stubGlobal('content_1', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A script that leaves a container whose module says which start it belongs to. */
const leaving = (start: string, done: string[] = []) =>
  function run(script: HTMLScriptElement) {
    vi.stubGlobal('content_1', {
      init: async (scope: object) => done.push(scope === hostScope ? 'joined' : 'alone'),
      get: async (module: string) => {
        done.push(module);
        return () => start;
      },
    });
    script.onload?.(new Event('load'));
  };

it('joins the container to what the host shares before it takes a module out', async () => {
  const done: string[] = [];
  whenAdded = leaving('first', done);
  expect(await startContainer(entry, './routes')).toBe('first');
  expect(done).toEqual(['joined', './routes']);
});

it('asks the browser to check the hash', async () => {
  whenAdded = (script) => {
    expect(script).toMatchObject({ src: entry.url, integrity: entry.integrity, crossOrigin: 'anonymous' });
    leaving('first')(script);
  };
  await startContainer(entry, './routes');
  expect.assertions(1);
});

it('starts anew when it is asked again', async () => {
  whenAdded = leaving('first');
  await startContainer(entry, './routes');
  whenAdded = leaving('second');
  expect(await startContainer(entry, './routes')).toBe('second');
});

const failures: [string, (script: HTMLScriptElement) => void, string][] = [
  ['cannot be had', (script) => void script.onerror?.(new Event('error')), 'could not be loaded'],
  ['throws', (script) => void script.onload?.(new Event('load')), 'brought no container'],
  ['hangs', () => vi.advanceTimersByTime(5_000), 'did not come in time'],
];

it.each(failures)('tells of an entry that %s, even after it has worked once', async (_, act, words) => {
  vi.useFakeTimers();
  whenAdded = leaving('first');
  await startContainer(entry, './routes');
  whenAdded = act;
  const failing = startContainer(entry, './routes');
  await expect(failing).rejects.toMatchObject({ name: 'ReleaseLoadError', message: expect.stringContaining(words) });
});

it('runs no script of which the document says nothing', async () => {
  whenAdded = () => expect.unreachable();
  const broken = { ...entry, integrity: undefined as unknown as string };
  await expect(startContainer(broken, './routes')).rejects.toThrow('No hash is known');
});
