// `npm run torture -- --crowd`: more callers at once than an origin works on, and what that means for those beside them.
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { enquiry } from '#testing/enquiry.ts';
import { spawnOrigin } from '#testing/spawned-origin.ts';

const SECONDS = 20;
/** Between two looks of the visitor beside the crowd. */
const PAUSE_MS = 100;

/**
 * Sends a crowd for 20 seconds, all of it from this machine.
 *
 * @param clients that each send one question after the other
 * @param say hears each line of what became of them, and of a visitor and a balancer beside them
 */
export async function pressIn(clients: number, say: (line: string) => void): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'crowd-'));
  const many = String(10 ** 9);
  const origin = await spawnOrigin({
    ...{ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
    ...{ FORM_LIMIT_PER_CLIENT: many, FORM_LIMIT_GLOBAL: many },
  });
  try {
    const { url } = origin;
    if (url === undefined) throw new Error(`The origin did not start:\n${origin.output()}`);
    const thread = new Worker(new URL('./crowd-thread.ts', import.meta.url), { workerData: { url, clients } });
    const asked = { refused: [] as number[], answered: [] as number[], ready: [] as number[] };
    let [slowest, unready] = [0, 0];
    const until = performance.now() + SECONDS * 1000;
    while (performance.now() < until) {
      const [status, took] = await timed(`${url}/server/enquiries`, enquiry);
      asked[status === 503 ? 'refused' : 'answered'].push(took);
      const [readiness, waited] = await timed(`${url}/readyz`);
      asked.ready.push(waited);
      if (readiness !== 200) unready += 1;
      slowest = Math.max(slowest, waited);
      await sleep(PAUSE_MS);
    }
    const tally = once(thread, 'message');
    thread.postMessage('end');
    const [statuses] = (await tally) as [Record<string, number>];
    say(`${clients} clients for ${SECONDS} s: ${JSON.stringify(statuses)}`);
    say(`  a question beside them, refused: ${spread(asked.refused)}`);
    say(`  a question beside them, answered: ${spread(asked.answered)}`);
    say(`  /readyz: ${spread(asked.ready)}, not ready ${unready} times`);
  } finally {
    origin.child.kill('SIGTERM');
    await origin.ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timed(url: string, body?: object): Promise<[status: number, ms: number]> {
  const from = performance.now();
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-forwarded-for': '198.51.100.7', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return [response.status, performance.now() - from];
}

function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return sorted.length === 0 ? 'none' : `${sorted.length}, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`;
}
