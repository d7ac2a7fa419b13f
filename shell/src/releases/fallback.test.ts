import { expect, it } from 'vitest';
import { attemptOf, giveUp, tryAgain, usableRelease } from '#releases/fallback.ts';

const release = (name: string) => ({ release: name, container: name, entry: `/r/${name}.js`, integrity: '' });
const current = release('1.1.0-bbbbbbbb');
const previous = release('1.0.0-aaaaaaaa');

it('goes from the live release to the one before and to none, until a visitor tries again', () => {
  const remote = { current, previous };
  expect(usableRelease('content', remote)).toBe(current);
  giveUp('content', current);
  expect(usableRelease('content', remote)).toBe(previous);
  giveUp('content', previous);
  expect(usableRelease('content', remote)).toBeUndefined();
  expect(usableRelease('contact', remote)).toBe(current);

  tryAgain('content', remote);
  expect(usableRelease('content', remote)).toBe(current);
  expect(attemptOf('content')).toBe(1);
  expect(attemptOf('contact')).toBe(0);
});

it('has no second chance where there is no release before', () => {
  giveUp('account', current);
  expect(usableRelease('account', { current })).toBeUndefined();
});
