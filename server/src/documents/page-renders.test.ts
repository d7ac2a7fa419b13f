import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageRenders } from '#documents/page-renders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number, html: string) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, html));

test('a render is done once, for those who wait and those who come later', async () => {
  const renders = new PageRenders();
  const render = vi.fn(after(50, '<p>'));
  const both = Promise.all([renders.get('a', render, 300), renders.get('a', render, 300)]);
  await vi.advanceTimersByTimeAsync(50);
  expect(await both).toEqual(['<p>', '<p>']);
  expect(await renders.get('a', render, 300)).toBe('<p>');
  expect(render).toHaveBeenCalledTimes(1);
});

test('nobody waits beyond the patience, counted from the first who asked; the render goes on', async () => {
  const renders = new PageRenders();
  const render = vi.fn(after(1_000, '<p>'));
  const first = renders.get('a', render, 300);
  await vi.advanceTimersByTimeAsync(300);
  expect(await first).toBe('late');
  expect(await renders.get('a', render, 300)).toBe('late');
  await vi.advanceTimersByTimeAsync(700);
  expect(await renders.get('a', render, 300)).toBe('<p>');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a failure is remembered for ten seconds', async () => {
  const renders = new PageRenders();
  const render = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue('<p>');
  expect(await renders.get('a', render, 300)).toBe('failed');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await renders.get('a', render, 300)).toBe('failed');
  expect(render).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await renders.get('a', render, 300)).toBe('<p>');
});

test('memory is bounded: what nobody wanted for long is forgotten', async () => {
  const renders = new PageRenders();
  const render = vi.fn(async () => '<p>');
  await renders.get('wanted', render, 300);
  for (let count = 0; count < 499; count += 1) await renders.get(`page ${count}`, render, 300);
  await renders.get('wanted', render, 300);
  await renders.get('one more', render, 300);
  expect(render).toHaveBeenCalledTimes(501);
  await renders.get('wanted', render, 300);
  expect(render).toHaveBeenCalledTimes(501);
  await renders.get('page 0', render, 300);
  expect(render).toHaveBeenCalledTimes(502);
});
