import { expect, test } from 'vitest';
import { casts } from '#survey/casts.ts';

test('counts what is asserted, and neither constants nor names of imports nor comments nor texts', () => {
  expect(casts("import { a as b } from 'x';\nimport * as c from 'y';\nexport { d as e };")).toBe(0);
  expect(casts('const a = [1] as const; // not as wide as it was')).toBe(0);
  expect(casts("const a = 'as good as it gets';")).toBe(0);
  expect(casts('<p>The target is taken as it is, as large as the balance.</p>')).toBe(0);
  expect(casts('const a = b as Figure; c(d as unknown as string); (e as { f: 1 }).f')).toBe(3);
});
