import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { PlanPictures } from '#documents/plan-pictures/plan-pictures.ts';

const words = (title: string) => ({ title, line: 'SIP calculator' });
const PNG = Buffer.from([1, 2, 3]);

/** A thread that answers when it is told to, or never. */
function thread() {
  const asked: string[] = [];
  const ended = vi.fn();
  const worker = Object.assign(new EventEmitter(), {
    postMessage: ({ title }: { title: string }) => void asked.push(title),
    terminate: ended,
    unref() {},
  });
  return { worker: worker as unknown as Worker, asked, ended, say: (answer: object) => worker.emit('message', answer) };
}

afterEach(() => void vi.useRealTimers());
const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a picture is drawn once for all who ask, one at a time, and kept', async () => {
  const { worker, asked, say } = thread();
  const pictures = new PlanPictures(() => worker);
  const [one, same, other] = [pictures.get(words('a')), pictures.get(words('a')), pictures.get(words('b'))];
  await breath();
  expect(asked).toEqual(['a']);
  say({ png: PNG });
  expect(await one).toEqual(PNG);
  expect(await same).toEqual(PNG);
  await breath();
  expect(asked).toEqual(['a', 'b']);
  say({ png: PNG });
  await other;
  expect(await pictures.get(words('a'))).toEqual(PNG);
  expect(asked).toHaveLength(2);
  pictures.stop();
});

test('what cannot be drawn is not kept, and the next one is drawn', async () => {
  const { worker, asked, say } = thread();
  const pictures = new PlanPictures(() => worker);
  const broken = pictures.get(words('a'));
  await breath();
  say({ error: 'no such glyph' });
  expect(await broken).toBeNull();
  const again = pictures.get(words('a'));
  await breath();
  expect(asked).toEqual(['a', 'a']);
  say({ png: PNG });
  expect(await again).toEqual(PNG);
  pictures.stop();
});

test('a thread that cannot begin leaves out one picture, and the next one is drawn', async () => {
  const { worker, asked, say } = thread();
  let started = 0;
  const pictures = new PlanPictures(() => {
    started += 1;
    if (started === 1) throw new Error('No memory for another thread.');
    return worker;
  });
  expect(await pictures.get(words('a'))).toBeNull();
  const again = pictures.get(words('a'));
  await breath();
  expect(asked).toEqual(['a']);
  say({ png: PNG });
  expect(await again).toEqual(PNG);
  pictures.stop();
});

test('a crowd goes without, and a thread that takes too long is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const threads = [thread(), thread()];
  let started = 0;
  const pictures = new PlanPictures(() => (threads[started++] ?? thread()).worker);
  const crowd = Array.from({ length: 40 }, (_, index) => pictures.get(words(String(index))));
  const waiting = await Promise.all(crowd.slice(13));
  expect(waiting.every((png) => png === null)).toBe(true);
  await breath();
  vi.advanceTimersByTime(5_000);
  expect(await crowd[0]).toBeNull();
  expect(threads[0]?.ended).toHaveBeenCalled();
  await breath();
  threads[1]?.say({ png: PNG });
  expect(await crowd[1]).toEqual(PNG);
  pictures.stop();
});

test('one thread draws picture after picture, of the size that messengers show', async () => {
  const pictures = new PlanPictures();
  const png = await pictures.get(words('₹5,000 a month for 10 years at 12%: ₹11,61,695.38'));
  const next = await pictures.get(words('₹7,000 a month for 12 years at 11%: ₹20,96,885.12'));
  expect(next?.equals(png ?? Buffer.alloc(0))).toBe(false);
  expect(next?.subarray(1, 4).toString()).toBe('PNG');
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
  pictures.stop();
});
