import { expect, test } from 'vitest';
import { chooseRunAs, type Machine } from '#db/embedded/run-as.ts';

const machine = (over: Partial<Machine>): Machine => ({
  root: true,
  namespaces: () => false,
  systemUser: () => ({ uid: 70, gid: 71 }),
  reaches: () => true,
  ...over,
});

test('an ordinary user runs PostgreSQL as itself', () => {
  const runAs = chooseRunAs([], machine({ root: false }));
  expect(runAs.command('/pg', ['-D', 'x'])).toEqual({ file: '/pg', args: ['-D', 'x'] });
});

test('root gets a user namespace', () => {
  const { file, args } = chooseRunAs([], machine({ namespaces: () => true })).command('/pg', ['-D', 'x']);
  expect([file, ...args].join(' ')).toBe('unshare --user --map-user=1000 --map-group=1000 -- /pg -D x');
});

test('root without namespaces falls back to the system user where it reaches everything', () => {
  expect(chooseRunAs(['/data'], machine({})).owner).toEqual({ uid: 70, gid: 71 });
});

test('one line names DATABASE_URL and what cannot be reached', () => {
  expect(() => chooseRunAs(['/ok', '/closed/x'], machine({ reaches: (_, path) => path === '/ok' }))).toThrow(
    /cannot reach \/closed\/x.*DATABASE_URL/,
  );
  expect(() => chooseRunAs([], machine({ systemUser: () => null }))).toThrow(
    /no system user can be made.*DATABASE_URL/,
  );
});
