import { parseArgs } from 'node:util';

/** What can be measured; `interactions` holds the dragged slider too. */
export const PARTS = [
  'engine',
  'loads',
  'recalculation',
  'interactions',
  'navigation',
  'lighthouse',
  'tax',
  'origin',
  'contact',
  'links',
] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  /** Paths to measure; undefined for every public page. */
  routes: string[] | undefined;
  /** How often each figure is taken; the median counts. */
  runs: number;
  parts: readonly Part[];
  /** Only the bytes of each page, beside those of `bytes.json`; 'write' renews that file. */
  bytes: 'compare' | 'write' | undefined;
  /** A commit that the pages are compared with, in turns; nothing else is measured then. */
  against: string | undefined;
  /** True when nothing was left out: only then is the table in the repository rewritten. */
  whole: boolean;
}

/** Five loads of each kind: the median then stands although two of them met a busy machine. */
const RUNS = 5;
/** Ten minutes. A hundred thousand links alone take twice as long. */
const QUICK = {
  ...{ routes: ['/', '/sipcalculator', '/blogs'], runs: 3 },
  parts: PARTS.filter((part) => part !== 'links'),
};

/** @throws TypeError for an unknown option, Error for a part or number that makes no sense */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      routes: { type: 'string' },
      runs: { type: 'string' },
      parts: { type: 'string' },
      quick: { type: 'boolean', default: false },
      bytes: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  const parts = (values.parts?.split(',') ?? (values.quick ? QUICK.parts : PARTS)).map((name) => {
    const part = PARTS.find((one) => one === name);
    if (part === undefined) throw new Error(`--parts knows ${PARTS.join(', ')}, not ${name}.`);
    return part;
  });
  const runs = Number(values.runs ?? (values.quick ? QUICK.runs : RUNS));
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a whole number from 1 on.');
  const routes = values.routes?.split(',') ?? (values.quick ? QUICK.routes : undefined);
  const bad = routes?.find((route) => !route.startsWith('/'));
  if (bad !== undefined) throw new Error(`--routes needs paths that begin with a slash, not ${bad}.`);
  if (values.write && !values.bytes) throw new Error('--write renews bytes.json: say --bytes --write.');
  const bytes = values.bytes ? (values.write ? 'write' : 'compare') : undefined;
  const whole = routes === undefined && parts.length === PARTS.length && runs >= RUNS;
  const { against } = values;
  return { routes, runs, parts, bytes, against, whole: whole && bytes === undefined && against === undefined };
}
