import { expect, test } from 'vitest';
import { chooseRunAs, type Machine } from '#db/embedded/server-process.ts';

const machine = (over: Partial<Machine>): Machine => ({
  root: true,
  namespaces: () => false,
  systemUser: () => ({ uid: 70, gid: 71 }),
  reaches: () => true,
  ...over,
});

test('an ordinary user runs PostgreSQL as itself', () => {
  const runAs = chooseRunAs([], false, machine({ root: false }));
  expect(runAs.command('/pg', ['-D', 'x'])).toEqual({ file: '/pg', args: ['-D', 'x'] });
});

test('root gets a user namespace', () => {
  const { file, args } = chooseRunAs([], false, machine({ namespaces: () => true })).command('/pg', ['-D', 'x']);
  expect([file, ...args].join(' ')).toBe('unshare --user --map-user=1000 --map-group=1000 -- /pg -D x');
});

test('root without namespaces falls back to the system user where it reaches everything', () => {
  expect(chooseRunAs(['/data'], false, machine({})).owner).toEqual({ uid: 70, gid: 71 });
});

test('one line names DATABASE_URL and what cannot be reached', () => {
  expect(() => chooseRunAs(['/ok', '/closed/x'], false, machine({ reaches: (_, path) => path === '/ok' }))).toThrow(
    /cannot reach \/closed\/x.*DATABASE_URL/,
  );
  expect(() => chooseRunAs([], false, machine({ systemUser: () => null }))).toThrow(
    /no system user can be made.*DATABASE_URL/,
  );
});

test('a site for visitors never runs it as root, not even in a namespace', () => {
  const withNamespaces = machine({ namespaces: () => true });
  expect(chooseRunAs(['/data'], true, withNamespaces).owner).toEqual({ uid: 70, gid: 71 });
  expect(() => chooseRunAs(['/closed'], true, machine({ namespaces: () => true, reaches: () => false }))).toThrow(
    /must not run it as root and the system user postgres cannot reach \/closed\. Start as another user/,
  );
});
