import { parseArgs } from 'node:util';

export interface Options {
  /** Addresses of the pages; undefined for one of each kind. */
  pages: string[] | undefined;
  /** Of all presses, chosen by the seed. */
  share: number;
  seed: number;
  /** No press is begun after that. */
  minutes: number;
}

/** @throws TypeError for an unknown option, Error for a number that makes no sense */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      share: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
    },
  });
  const number = (name: 'share' | 'seed' | 'minutes', most: number) => {
    const value = Number(values[name]);
    if (!(value > 0 && value <= most)) throw new Error(`--${name} needs a number above 0 and up to ${most}.`);
    return value;
  };
  const pages = values.pages?.split(',');
  const bad = pages?.find((page) => !page.startsWith('/'));
  if (bad !== undefined) throw new Error(`--pages needs addresses that begin with a slash, not ${bad}.`);
  return { pages, share: number('share', 1), seed: number('seed', 2 ** 31), minutes: number('minutes', 600) };
}
