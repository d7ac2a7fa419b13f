// How long a visitor waits for the answer to a question while mail does not work: `node e2e/bench/contact.ts`.
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#bench/free-port.ts';
import { median } from '#bench/statistics.ts';
import { startSite } from '#site-process.ts';

const QUESTIONS = 100;
const AT_ONCE = 4;

export interface ContactFigures {
  /** What is wrong with the mail server. */
  mail: 'nobody listens' | 'never answers';
  /** Milliseconds from posting a question to the whole answer. */
  median: number;
  p99: number;
  worst: number;
}

/**
 * Posts questions to an origin whose mail server is gone, and to one whose mail server takes the call and says nothing.
 *
 * @throws Error when a question is not accepted
 */
export async function measureContact(): Promise<ContactFigures[]> {
  // Never given an answer, and never read from.
  const calls: net.Socket[] = [];
  const silent = net.createServer((call) => calls.push(call));
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  try {
    return [
      { mail: 'nobody listens', ...(await measureWith(await freePort())) },
      { mail: 'never answers', ...(await measureWith((silent.address() as AddressInfo).port)) },
    ];
  } finally {
    for (const call of calls) call.destroy();
    silent.close();
  }
}

async function measureWith(mailPort: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contact-bench-'));
  const port = await freePort();
  const production = { NODE_ENV: 'production', LOG_LEVEL: 'error', OTP_PROVIDER: 'smtp', SERVE_PAGES: 'no' };
  const settings = {
    ...production,
    // All questions come from one address here, and nobody solves puzzles.
    FORM_LIMIT_PER_CLIENT: '10000',
    ...{ DATA_DIR: path.join(folder, 'data'), SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
    ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  };
  const origin = await startSite(settings, ['server/src/main.ts']);
  try {
    await ask(origin.url, 'the first');
    const waited: number[] = [];
    let asked = 0;
    const visitor = async () => {
      while (asked < QUESTIONS) waited.push(await ask(origin.url, `number ${++asked}`));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    const sorted = waited.toSorted((a, b) => a - b);
    const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
    return { median: median(sorted), p99, worst: sorted.at(-1) ?? Number.NaN };
  } finally {
    await origin.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns milliseconds */
async function ask(url: string, which: string): Promise<number> {
  const body = { 'your-name': 'Ravi Kumar', 'your-email': 'ravi@example.in', 'your-message': `Question ${which}` };
  const started = performance.now();
  const answer = await fetch(`${url}/server/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, AreastoTalkAbout: ['Mutual Funds'] }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Question ${which} was answered ${answer.status}: ${text}`);
  return performance.now() - started;
}

/** The figures as cells of a table: what is wrong, then milliseconds. */
export const contactRows = (figures: ContactFigures[]): string[][] =>
  figures.map(({ mail, median: middle, p99, worst }) => [mail, ...[middle, p99, worst].map((ms) => ms.toFixed(0))]);

if (import.meta.main) {
  for (const [mail, middle, p99, worst] of contactRows(await measureContact()))
    console.log(`mail server: ${mail}; median ${middle} ms, p99 ${p99} ms, worst ${worst} ms`);
}
