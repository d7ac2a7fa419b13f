import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lru } from '#memory/lru.ts';

const step = fc.record({
  does: fc.constantFrom('get', 'set', 'delete'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  bytes: fc.integer({ min: 0, max: 7 }),
});

test('is what a list would be that is searched, moved and cut by hand, and never beyond its bounds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const evicted: string[] = [];
      const lru = new Lru<number>({
        ...{ most: 4, mostBytes: 12, bytesOf: (bytes) => bytes, onEvict: (_, key) => evicted.push(key) },
      });
      let list: [string, number][] = [];
      const cut: string[] = [];
      for (const { does, key, bytes } of steps) {
        const at = list.find(([name]) => name === key);
        if (does === 'get') expect(lru.get(key)).toBe(at?.[1]);
        else if (does === 'set') lru.set(key, bytes);
        else lru.delete(key);
        const kept = does === 'get' ? at : does === 'set' ? ([key, bytes] as [string, number]) : undefined;
        if (does !== 'get' || at !== undefined) list = list.filter(([name]) => name !== key);
        if (kept !== undefined) list.push(kept);
        while (list.length > 4 || list.reduce((sum, [, one]) => sum + one, 0) > 12) cut.push(list.shift()?.[0] ?? '');
        expect(lru.entries()).toEqual(list);
        expect(lru.size).toBe(list.length);
      }
      expect(evicted).toEqual(cut);
    }),
  );
});

test('what is larger than all room is not kept', () => {
  const lru = new Lru<string>({ mostBytes: 3, bytesOf: ({ length }) => length });
  lru.set('a', 'abc');
  lru.set('b', 'abcd');
  expect(lru.entries()).toEqual([]);
  lru.set('c', 'abc');
  expect(lru.get('c')).toBe('abc');
});

test('an entry is found for its time, counted from when it was last put in', () => {
  let now = 0;
  const lru = new Lru<string>({ keepMs: 100, now: () => now, mostBytes: 2, bytesOf: () => 1 });
  lru.set('a', 'old');
  now = 60;
  lru.set('a', 'new');
  now = 159;
  expect(lru.get('a')).toBe('new');
  now = 160;
  expect(lru.get('a')).toBeUndefined();
  expect(lru.size).toBe(0);
  for (const key of ['b', 'c']) lru.set(key, '');
  expect(lru.size).toBe(2);
});

test('makes what is not there once', () => {
  const lru = new Lru<number>({ most: 2 });
  let made = 0;
  const ask = () => lru.getOrSet('a', () => ++made);
  expect([ask(), ask()]).toEqual([1, 1]);
  lru.clear();
  expect(ask()).toBe(2);
});
