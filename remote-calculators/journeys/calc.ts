import { spawnSync } from 'node:child_process';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../bin/calc.ts');

/** What a link asks: a calculator of `calc` and its inputs under the names that links use. */
export interface Asked {
  id: string;
  inputs: Readonly<Record<string, number | string>>;
}

/** What `npm run calc` answers to each, in the same order. */
export function calculated(asked: readonly Asked[]): Record<string, unknown>[] {
  const { stdout } = spawnSync(process.execPath, [program, '--batch'], {
    input: asked.map((one) => JSON.stringify(one)).join('\n'),
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** An amount as pages show it: '1161695.38' is ₹11,61,695.38. */
export function shownRupees(amount: unknown): string {
  const [whole = '', paise = '00'] = String(amount).split('.');
  return `₹${whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}.${paise}`;
}
