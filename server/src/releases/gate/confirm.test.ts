import { expect, test } from 'vitest';
import { confirm } from '#releases/gate/waits.ts';

const looks = (...found: (string[] | null)[]) => {
  const taken: number[] = [];
  const [first = () => Promise.resolve(null), ...again] = found.map((problems, index) => () => {
    taken.push(index);
    return Promise.resolve(problems);
  });
  return { first, again, taken };
};

test('what nothing is wrong with is looked at once', async () => {
  const { first, again, taken } = looks([], ['never asked']);
  expect(await confirm(first, again)).toEqual({ problems: [], once: [] });
  expect(taken).toEqual([0]);
});

test('a fault that shows again stops, in the words of the second look', async () => {
  const { first, again, taken } = looks(['slow'], ['throws'], ['never asked']);
  expect(await confirm(first, again)).toEqual({ problems: ['throws'], once: [] });
  expect(taken).toEqual([0, 1]);
});

test('a fault that shows to the same visitor only stops as well', async () => {
  const { first, again } = looks(['throws'], [], ['throws']);
  expect(await confirm(first, again)).toEqual({ problems: ['throws'], once: [] });
});

test('what shows once is told and stops nothing', async () => {
  const { first, again } = looks(['cannot be opened: it does not answer.'], [], []);
  expect(await confirm(first, again)).toEqual({ problems: [], once: ['cannot be opened: it does not answer.'] });
});

test('nothing is said of what was not looked at', async () => {
  const none = looks(null, ['never asked']);
  expect(await confirm(none.first, none.again)).toBeNull();
  const half = looks(['throws'], null);
  expect(await confirm(half.first, half.again)).toBeNull();
});
