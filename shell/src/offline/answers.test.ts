import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerDocument, answerFile, type Stored } from '#offline/answers.ts';
import { memoryCache } from '#offline/cache-fixture.ts';

const PATIENCE_MS = 3_000;
const copies = () =>
  memoryCache({
    'https://site.example/offline.html?old': 'older',
    'https://site.example/r/shell/1.0.0-aaaaaaaa/main.js': 'script',
    'https://site.example/offline.html?new': 'newest',
  });
const stored = async () => copies();
const none = async () => memoryCache();
const refused = () => Promise.reject<Stored>(new DOMException('Quota exceeded.', 'UnknownError'));
const away = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => {});
const text = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a document', () => {
  it.each([200, 304, 404, 500, 503])('is what the network answers, with status %i too', async (status) => {
    const answer = new Response(status === 304 ? null : 'live', { status });
    expect(await answerDocument(Promise.resolve(answer), stored, PATIENCE_MS)).toBe(answer);
  });

  it('is the newest stored one when the network is away, or silent for too long', async () => {
    expect(await text(answerDocument(away(), stored, PATIENCE_MS))).toBe('newest');
    const answered = vi.fn();
    const silent = text(answerDocument(never(), stored, PATIENCE_MS)).then(answered);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await silent;
    expect(answered).toHaveBeenCalledWith('newest');
  });

  it('is the network’s, soon or late, where the browser refuses its storage', async () => {
    const live = new Response('live');
    expect(await answerDocument(Promise.resolve(live), refused, PATIENCE_MS)).toBe(live);
    await expect(answerDocument(away(), refused, PATIENCE_MS)).rejects.toThrow('Failed to fetch');
  });

  it('is whatever becomes of the network when none is stored', async () => {
    await expect(answerDocument(away(), none, PATIENCE_MS)).rejects.toThrow('Failed to fetch');
    let arrive = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const answer = answerDocument(slow, none, PATIENCE_MS);
    await vi.advanceTimersByTimeAsync(3 * PATIENCE_MS);
    arrive(new Response('late'));
    expect(await text(answer)).toBe('late');
  });
});

describe('a file of a release', () => {
  const script = 'https://site.example/r/shell/1.0.0-aaaaaaaa/main.js';
  const network = async () => new Response('from the network');

  it('is the stored one, and the network’s when none is stored', async () => {
    expect(await text(answerFile(new Request(script), stored, away))).toBe('script');
    expect(await text(answerFile(new Request(`${script}.map`), stored, network))).toBe('from the network');
  });

  it('is the network’s where the browser refuses its storage', async () => {
    expect(await text(answerFile(new Request(script), refused, network))).toBe('from the network');
  });

  it('is fetched anew, and the stored one forgotten, when the page found it broken', async () => {
    const cache = copies();
    expect(await text(answerFile(new Request(script, { cache: 'reload' }), async () => cache, network))).toBe(
      'from the network',
    );
    expect(cache.urls()).not.toContain(script);
  });
});
