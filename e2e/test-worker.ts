// What holds for every file of unit tests.
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

// Properties are tried with the same random cases on every run, so that a commit is either sound or not, whoever
// tests it. `PROPERTY_SEED=random npm run unit` looks for cases that nobody has met yet.
const wanted = process.env.PROPERTY_SEED;
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? 2026) });

const worker = globalThis as typeof globalThis & { ownTimeout?: typeof setTimeout };
worker.ownTimeout ??= setTimeout;

// The next file runs in the same worker, with the modules that this one has loaded.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (worker.ownTimeout === undefined || worker.ownTimeout === setTimeout) return;
  globalThis.setTimeout = worker.ownTimeout;
  throw new Error('A timer of a test is left in place of the real one: nothing of the next file would ever wake.');
});

vi.mock = () => {
  throw new Error('Another file may have loaded the module already. Stub what it calls: fetch, Worker, navigator.');
};
