import { type PageBytes, writtenBytes } from '#bench/bytes.ts';
import type { Measurements, PageFigures } from '#bench/measurements.ts';

/** A promise of the site with the figure that this run found for it. */
export interface Goal {
  promise: string;
  /** The worst of all pages where there are several. */
  figure: string;
  /** What it was found on; empty where there is only one. */
  where: string;
  met: boolean;
}

interface Found {
  value: number;
  where: string;
}

/** Every promise whose figures were measured in this run, in the order in which they are read. */
export function goals({ pages, engine, drags = [], tax, origin = [], contact = [], links }: Measurements): Goal[] {
  const all = (figure: (page: PageFigures) => number | undefined): Found[] =>
    Object.entries(pages).flatMap(([where, page]) => {
      const value = figure(page);
      return value === undefined || Number.isNaN(value) ? [] : [{ value, where }];
    });
  const loaded = (figure: keyof NonNullable<PageFigures['loads']>['federated'], unit = 1) =>
    all(({ loads }) => loads && loads.federated[figure] / unit);
  const ratio = (figure: 'lcp' | 'hydration' | 'scriptBytesFirst', to: 'monolith' | 'script-free') =>
    all(({ loads }) => loads && loads.federated[figure] / loads[to][figure]);
  const written = writtenBytes();
  const grown = (figure: keyof NonNullable<PageFigures['loads']>['federated'], kind: keyof PageBytes): Found[] =>
    Object.entries(pages).flatMap(([where, { loads }]) => {
      const before = written[where]?.[kind];
      return loads === undefined || before === undefined ? [] : [{ value: loads.federated[figure] / before, where }];
    });
  const only = (value: number | undefined, where = '') => (value === undefined ? [] : [{ value, where }]);

  return [
    atMost('LCP / script-free page', 1.1, 2, '', ratio('lcp', 'script-free')),
    atMost('hydration / one bundle', 1.05, 2, '', ratio('hydration', 'monolith')),
    atMost('JavaScript / one bundle', 1.15, 2, '', ratio('scriptBytesFirst', 'monolith')),
    atMost('total blocking time', 100, 0, ' ms', loaded('tbt')),
    atMost(
      'worst interaction',
      56,
      0,
      ' ms',
      all(({ interaction }) => interaction?.duration),
    ),
    atMost('layout shift', 0, 3, '', loaded('cls')),
    atLeast(
      'Lighthouse performance',
      98,
      0,
      all(({ audit }) => audit?.scores.performance),
    ),
    atLeast(
      'Lighthouse accessibility',
      100,
      0,
      all(({ audit }) => audit?.scores.accessibility),
    ),
    atLeast(
      'Lighthouse best practices',
      100,
      0,
      all(({ audit }) => audit?.scores['best-practices']),
    ),
    atLeast(
      'Lighthouse SEO',
      100,
      0,
      all(({ audit }) => audit?.scores.seo),
    ),
    atMost(
      'first recalculation / plain page',
      1.4,
      2,
      '',
      all(({ recalculation: r }) => r && r.site / r.plain),
    ),
    atMost('HTML and CSS / what `bytes.json` says', 1.05, 3, '', grown('readableBytes', 'readable')),
    atMost('requests before the chart / what `bytes.json` says', 1.05, 3, '', grown('requestsFirst', 'requests')),
    atMost('JavaScript before the chart / what `bytes.json` says', 1.05, 3, '', grown('scriptBytesFirst', 'script')),
    atMost('federation: runtime and all entries', 30, 1, ' kB', only(tax && (tax.runtime + tax.entries) / 1_000)),
    atMost(
      'navigation to the next h1',
      100,
      0,
      ' ms',
      all(({ navigation }) => navigation?.ms),
    ),
    atLeast(
      'documents / bare Fastify',
      0.6,
      2,
      origin.map(({ ratio: value, path: where }) => ({ value, where })),
    ),
    atMost(
      'p99 at half of that rate',
      20,
      1,
      ' ms',
      origin.map(({ half, path: where }) => ({ value: half.p99, where })),
    ),
    atMost(
      'worst answer to a question while mail is dead',
      300,
      0,
      ' ms',
      contact.map(({ worst: value, mail: where }) => ({ value, where })),
    ),
    atMost(
      'p99 of plain pages while links are asked for / alone',
      1.2,
      2,
      '',
      only(links && links.together / links.alone),
    ),
    atMost(
      'memory after all links / after a tenth of them',
      1.1,
      2,
      '',
      only(links?.memory && (links.memory.tenths.at(-1) ?? 0) / (links.memory.tenths[0] ?? 1)),
    ),
    atMost('recomputation of the engine', 4, 2, ' ms', only(engine?.ms, engine?.slowest)),
    atMost('chance of a plan, 10,000 courses of 360 months', 150, 0, ' ms', only(engine?.chance.firstMs, 'first run')),
    atMost(
      'script in a frame of a drag',
      16,
      1,
      ' ms',
      drags.map(({ worst: value, where }) => ({ value, where })),
    ),
    atMost('1,000 lines of a batch', 5, 2, ' s', only(engine?.batchSeconds)),
  ].flat();
}

/** The largest of what was found must stay within the limit, as it is printed. */
function atMost(promise: string, limit: number, digits: number, unit: string, found: Found[]): Goal[] {
  const [worst] = found.toSorted((a, b) => b.value - a.value);
  if (worst === undefined) return [];
  const figure = worst.value.toFixed(digits);
  return [
    {
      promise: `${promise} ≤ ${limit}${unit}`,
      figure: figure + unit,
      where: worst.where,
      met: Number(figure) <= limit,
    },
  ];
}

/** The smallest of what was found must reach the limit, as it is printed. */
function atLeast(promise: string, limit: number, digits: number, found: Found[]): Goal[] {
  const [worst] = found.toSorted((a, b) => a.value - b.value);
  if (worst === undefined) return [];
  const figure = worst.value.toFixed(digits);
  return [{ promise: `${promise} ≥ ${limit}`, figure, where: worst.where, met: Number(figure) >= limit }];
}
