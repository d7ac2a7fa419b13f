// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dragged } from '#calculator-page/drag/dragged.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

it('tells its values to everybody until they have heard enough', () => {
  const values = dragged<number>();
  const heard: string[] = [];
  const stop = values.subscribe((value) => heard.push(`a ${value}`));
  values.subscribe((value) => heard.push(`b ${value}`));
  values.tell(1);
  stop();
  values.tell(2);
  expect(heard).toEqual(['a 1', 'b 1', 'b 2']);
});

it('is full from the moment at which somebody asks for frames until two of them are over', () => {
  const values = dragged<number>();
  const work = vi.fn(() => values.isFull());
  values.makeRoom(work);
  expect(work).not.toHaveBeenCalled();
  expect(values.isFull()).toBe(true);
  vi.advanceTimersToNextFrame();
  expect(work).toHaveReturnedWith(true);
  expect(values.isFull()).toBe(true);
  vi.advanceTimersToNextFrame();
  expect(values.isFull()).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
});
