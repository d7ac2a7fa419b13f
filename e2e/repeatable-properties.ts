// Properties are tried with the same random cases on every run, so that a commit is either sound or not, whoever
// tests it. `PROPERTY_SEED=random npm run unit` looks for cases that nobody has met yet.
import fc from 'fast-check';

const wanted = process.env.PROPERTY_SEED;

if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? 2026) });
