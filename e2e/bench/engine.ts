import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Measurements } from '#bench/measurements.ts';

const root = path.resolve(import.meta.dirname, '../..');
const LINES = 1_000;

/**
 * @returns the slowest calculator's full recomputation at 360 months, how long the chance of a plan takes over 10,000
 *   courses of 360 months, the first run and the middle of nine, and how long a batch of 1,000 lines
 */
export function measureEngine(): NonNullable<Measurements['engine']> {
  const { stdout, stderr } = spawnSync(process.execPath, ['remote-calculators/bin/bench.ts'], {
    ...{ cwd: root, encoding: 'utf8' },
  });
  const times = [...stdout.matchAll(/^(\S+) +([\d.]+) ms/gm)].map(([, id = '', ms]) => ({ id, ms: Number(ms) }));
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0];
  const [, middle, first] = /^chance, .* ([\d.]+) ms \(first run ([\d.]+) ms\)$/m.exec(stdout) ?? [];
  if (slowest === undefined || middle === undefined)
    throw new Error(`The engine's benchmark did not come to its end:\n${stdout}${stderr}`);
  const chance = { ms: Number(middle), firstMs: Number(first) };
  return { slowest: slowest.id, ms: slowest.ms, chance, batchSeconds: batch() };
}

/** @throws Error when a line of the batch was not answered */
function batch(): number {
  const line = (index: number) =>
    JSON.stringify({ id: 'sip', inputs: { monthly: 1_000 + index * 50, years: 1 + (index % 30), annualRatePct: 12 } });
  const input = Array.from({ length: LINES }, (_, index) => line(index)).join('\n');
  const began = performance.now();
  const { stdout } = spawnSync(process.execPath, ['remote-calculators/bin/calc.ts', '--batch'], {
    ...{ cwd: root, input, encoding: 'utf8', maxBuffer: 1e9 },
  });
  const seconds = (performance.now() - began) / 1_000;
  const answers = stdout.trim().split('\n');
  if (answers.length !== LINES || answers.some((answer) => answer.startsWith('{"error"')))
    throw new Error(`The batch answered ${answers.length} lines: ${answers.find((one) => one.includes('"error"'))}`);
  return seconds;
}
