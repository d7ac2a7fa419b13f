// `npm run bench`: speed as ratios within one run, because machines are noisy. Prints a table and writes results.md.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measureDrag } from '#bench/pages/drag.ts';
import { measureLoads, ROUTES } from '#bench/pages/loads.ts';
import { serveVariants } from '#bench/pages/variants.ts';
import { ensureBrowser } from '#browser.mjs';
import { startSite } from '#site-process.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));

const engine = spawnSync(process.execPath, ['remote-calculators/bin/bench.ts'], { cwd: root, encoding: 'utf8' });
const lines = [
  '# Results of `npm run bench`',
  '',
  '## Engine: a full recomputation at 360 months',
  '',
  '```',
  engine.stdout.trim(),
  '```',
];

const site = await startSite({ DATA_DIR: path.join(folder, 'data') });
const variants = await serveVariants(site.url, path.join(folder, 'monolith'));
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const drag = await measureDrag(browser, site.url);
  lines.push(
    '',
    '## Dragging a slider at 4× CPU slowdown',
    '',
    `Script a step: median ${drag.median.toFixed(1)} ms, worst ${drag.worst.toFixed(1)} ms.`,
  );
  lines.push('', `## Pages on a slow phone (4× CPU, 150 ms, 1.44 Mbit/s), medians of ${RUNS}`, '');
  lines.push(
    '| route | LCP ms | LCP / script-free | LCP / one bundle | TBT ms | CLS | script kB | script / one bundle | requests |',
    '|---|---|---|---|---|---|---|---|---|',
  );
  for (const route of ROUTES) {
    const { federated, monolith, 'script-free': plain } = await measureLoads(browser, variants.url, route, RUNS);
    const cells = [
      ...[
        route,
        federated.lcp.toFixed(0),
        (federated.lcp / plain.lcp).toFixed(2),
        (federated.lcp / monolith.lcp).toFixed(2),
      ],
      ...[federated.tbt.toFixed(0), federated.cls.toFixed(3), (federated.scriptBytes / 1000).toFixed(0)],
      ...[(federated.scriptBytes / monolith.scriptBytes).toFixed(2), String(federated.requests)],
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  variants.stop();
  await site.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
console.log(lines.join('\n'));
fs.writeFileSync(path.join(import.meta.dirname, 'results.md'), `${lines.join('\n')}\n`);
