import { contactRows } from '#bench/contact.ts';
import { goals } from '#bench/goals.ts';
import { CATEGORIES } from '#bench/lighthouse/audit.ts';
import { linkRows } from '#bench/links.ts';
import type { Measurements, PageFigures } from '#bench/measurements.ts';

/** The tables of `results.md`, a line each. Parts that were not measured are left out. */
export function report(measured: Measurements): string[] {
  const { pages, failures, runs, engine, drags = [], tax, origin, contact, links } = measured;
  const kept = goals(measured).map(({ promise, figure, where, met }) => [
    promise,
    figure,
    where,
    met ? 'met' : '**missed**',
  ]);
  return [
    '# Results of `npm run bench`',
    '',
    `Medians of ${runs}, the variants in turns. Pages and interactions as on a slow phone: 412×823, 4× CPU slowdown,`,
    '150 ms, 1.44 Mbit/s. The script-free page is the same HTML, one bundle the same code without federation.',
    ...table(
      'Could not be measured',
      ['what'],
      failures.map((failure) => [failure]),
    ),
    ...table('Goals, each with the worst page', ['goal', 'figure', 'where', ''], kept),
    ...table(
      'Loading',
      ['page', 'LCP ms', '/ script-free', '/ one bundle', 'TBT ms', 'CLS', 'hydration ms', '/ one bundle', 'alive ms'],
      rows(
        pages,
        ({ loads }) =>
          loads && [
            whole(loads.federated.lcp),
            ratio(loads.federated.lcp, loads['script-free'].lcp),
            ratio(loads.federated.lcp, loads.monolith.lcp),
            whole(loads.federated.tbt),
            loads.federated.cls.toFixed(3),
            whole(loads.federated.hydration),
            ratio(loads.federated.hydration, loads.monolith.hydration),
            whole(loads.federated.alive),
          ],
      ),
    ),
    ...table(
      'Bytes as they are sent, in kB',
      [
        'page',
        'HTML and CSS',
        'JavaScript until alive',
        '/ one bundle',
        'JavaScript in all',
        '/ one bundle',
        'requests until alive',
      ],
      rows(
        pages,
        ({ loads }) =>
          loads && [
            kilobytes(loads.federated.readableBytes),
            kilobytes(loads.federated.scriptBytesFirst),
            ratio(loads.federated.scriptBytesFirst, loads.monolith.scriptBytesFirst),
            kilobytes(loads.federated.scriptBytes),
            ratio(loads.federated.scriptBytes, loads.monolith.scriptBytes),
            String(loads.federated.requestsFirst),
          ],
      ),
    ),
    ...table(
      'First working recalculation',
      ['page', 'ms', 'plain page ms', 'ratio'],
      rows(pages, ({ recalculation: r }) => r && [whole(r.site), whole(r.plain), ratio(r.site, r.plain)]),
    ),
    ...table(
      'Worst interaction',
      ['page', 'ms', 'slowest of all runs'],
      rows(
        pages,
        ({ interaction }) => interaction && [whole(interaction.duration), interaction.what.replaceAll('|', '/')],
      ),
    ),
    ...table(
      'Navigation inside the site, to the next h1',
      ['page', 'from', 'ms'],
      rows(pages, ({ navigation }) => navigation && [navigation.from, whole(navigation.ms)]),
    ),
    ...table(
      'Lighthouse, mobile',
      ['page', ...CATEGORIES, 'what takes points'],
      rows(
        pages,
        ({ audit }) =>
          audit && [
            ...CATEGORIES.map((name) => String(audit.scores[name])),
            audit.failures.map(({ id, found }) => `${id} ${found[0] ?? ''}`.trim()).join(', '),
          ],
      ),
    ),
    ...table(
      'The origin, in documents per second',
      ['page', 'bytes', 'origin', 'bare Fastify', 'ratio', 'p99 ms at half'],
      origin?.map(({ path, bytes, origin: rate, bare, half, ...of }) => [
        path,
        String(bytes),
        whole(rate),
        whole(bare),
        of.ratio.toFixed(2),
        half.p99.toFixed(1),
      ]),
    ),
    ...table(
      'Answers to questions while mail is dead, 100 of them, 4 at once',
      ['mail server', 'median ms', 'p99 ms', 'worst ms'],
      contact && contactRows(contact),
    ),
    ...table('Links, each another one', ['what', 'figure'], links && linkRows(links)),
    ...table(
      'The rest',
      ['what', 'figure'],
      [
        ...(engine === undefined
          ? []
          : [
              ['slowest recomputation at 360 months', `${engine.slowest} ${engine.ms.toFixed(2)} ms`],
              [
                'chance of a plan, 10,000 courses of 360 months, first run and middle',
                `${engine.chance.firstMs.toFixed(0)} and ${engine.chance.ms.toFixed(0)} ms`,
              ],
              ['1,000 lines of a batch', `${engine.batchSeconds.toFixed(2)} s`],
            ]),
        ...drags.map(({ where, median, worst }) => [
          `script in a frame of a drag on ${where}, median and worst`,
          `${median.toFixed(1)} and ${worst.toFixed(1)} ms`,
        ]),
        ...(tax === undefined
          ? []
          : [['federation: runtime, all entries', `${kilobytes(tax.runtime)} and ${kilobytes(tax.entries)} kB`]]),
      ],
    ),
  ];
}

function rows(pages: Measurements['pages'], cells: (page: PageFigures) => string[] | undefined): string[][] {
  return Object.entries(pages).flatMap(([route, page]) => {
    const found = cells(page);
    return found === undefined ? [] : [[route, ...found]];
  });
}

export function table(title: string, head: string[], body: string[][] = []): string[] {
  if (body.length === 0) return [];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return ['', `## ${title}`, '', line(head), line(head.map(() => '---')), ...body.map(line)];
}

const whole = (value: number) => value.toFixed(0);
const ratio = (value: number, base: number) => (value / base).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
