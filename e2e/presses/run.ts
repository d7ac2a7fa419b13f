// `npm run presses`: presses every visible control of one page of each kind soon after it is seen, on a page that runs four
// times slower, with the pointer and with the keyboard, and compares what comes of it with a late press. Prints tried, lost
// and doubled. Less of it: `npm run presses -- --pages /,/signin`, `--share 0.1`, `--seed 7`, `--minutes 5`. A site that
// runs already is named by SITE_URL.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser } from '#bench/browser-arguments.ts';
import { differences, isSilent, judge, type Outcome, type Verdict } from '#presses/judge.ts';
import { readOptions } from '#presses/options.ts';
import { type Device, PAGES, type Press, pressesOf } from '#presses/plan.ts';
import { controlsOf, earlyPress, latePress } from '#presses/press.ts';
import { startSite } from '#site-process.ts';

/** Pages that are opened at the same time: more would slow each other. */
const LANES = 2;

const options = readOptions(process.argv.slice(2));
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-presses-'));
const running = process.env.SITE_URL;
const site = running === undefined ? await startSite({ DATA_DIR: data, FORM_LIMIT_PER_CLIENT: '100000' }) : undefined;
const url = site?.url ?? running ?? '';
const browser = await launchBrowser();
const end = performance.now() + options.minutes * 60_000;
const say = (text: string) => console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`);

/** Outcomes of late presses, each asked for once. */
const known = new Map<string, Promise<Outcome | undefined>>();
const counts: Record<Verdict, number> = { held: 0, lost: 0, 'doubled or other': 0 };
const never: string[] = [];
const silent = new Set<string>();
try {
  const controls = new Map<string, string[]>();
  const pages = options.pages ?? PAGES;
  let outside = new Set<string>();
  for (const page of pages) {
    const names = await controlsOf(browser, url + page);
    // The first page presses what stands around every page.
    controls.set(
      page,
      names.filter((name) => !outside.has(name)),
    );
    if (outside.size === 0 && pages.length > 1) outside = new Set(names);
  }
  const presses = pressesOf(controls, options.seed, options.share);
  say(`${presses.length} presses of ${[...controls.values()].flat().length} controls on ${controls.size} pages`);
  const left = [...presses].reverse();
  const lane = async () => {
    for (let press = left.pop(); press !== undefined && performance.now() < end; press = left.pop())
      await tryOne(press);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const tried = counts.held + counts.lost + counts['doubled or other'];
  if (silent.size > 0) say(`${silent.size} controls lead to nothing that can be compared: ${[...silent].join(', ')}`);
  if (never.length > 0) say(`never seen on the slow page: ${[...new Set(never)].join(', ')}`);
  if (left.length > 0) say(`${left.length} presses were not tried: the ${options.minutes} minutes are over`);
  console.log(`${tried} tried, ${counts.lost} lost, ${counts['doubled or other']} doubled or other`);
  process.exitCode = tried > 0 && counts.held === tried ? 0 : 1;
} finally {
  await browser.close();
  await site?.stop();
  fs.rmSync(data, { recursive: true, force: true });
}

async function tryOne({ page, control, delay, device }: Press): Promise<void> {
  const address = url + page;
  const none = await once(`${page} none`, () => latePress(browser, address));
  const late = await Promise.all([lateOutcome(page, control, device, 1), lateOutcome(page, control, device, 2)]);
  const [first, second] = late;
  // What is not there for a late press either is not a visitor's loss.
  if (none === undefined || first === undefined || second === undefined) return;
  if (isSilent([first, second], none)) {
    silent.add(`${page} ${control}`);
    return;
  }
  const early = await earlyPress(browser, address, { control, device, delay });
  if (early === undefined) {
    never.push(`${page} ${control}`);
    return;
  }
  const verdict = judge(early.outcome, [first, second], none);
  counts[verdict] += 1;
  if (verdict === 'held') return;
  const when = `${delay} ms (heard after ${Math.round(early.after)})`;
  console.log(`${verdict.toUpperCase()} ${page} ${control}, ${device}, ${when}: ${differences(early.outcome, first)}`);
}

function once(key: string, take: () => Promise<Outcome | undefined>): Promise<Outcome | undefined> {
  const outcome = known.get(key) ?? take();
  known.set(key, outcome);
  return outcome;
}

function lateOutcome(page: string, control: string, device: Device, time: number): Promise<Outcome | undefined> {
  return once(`${page} ${control} ${device} ${time}`, () => latePress(browser, url + page, control, device));
}
