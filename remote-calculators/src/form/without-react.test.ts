import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#calculators/catalogue.ts';

const sources = path.resolve(import.meta.dirname, '..');
/** What a module takes at run time: types are gone by then. */
const IMPORT = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'/gm;

/**
 * Every package that a file of this one needs at run time, by whatever way, and each file on that way. Nothing is left of
 * catalogues: the build puts their words in place.
 */
function reached(file: string, seen = new Set<string>(), packages = new Set<string>()) {
  if (seen.has(file)) return { seen, packages };
  seen.add(file);
  for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (name.endsWith('messages.en.ts')) continue;
    if (name.startsWith('#')) reached(path.join(sources, name.slice(1)), seen, packages);
    else packages.add(name);
  }
  return { seen, packages };
}

test('the form store of every page works without React', () => {
  const starts = Object.keys(catalogue).map((slug) => {
    const own = path.join(sources, 'calculators', slug, 'early.ts');
    return fs.existsSync(own) ? own : path.join(sources, 'calculators', slug, 'fields.ts');
  });
  for (const start of [path.join(sources, 'form/start.ts'), ...starts]) {
    const { seen, packages } = reached(start);
    // A page of its own may have no core: its early script then takes nothing at all.
    expect(seen.size === 1 || seen.size > 10, start).toBe(true);
    expect([...seen].filter((file) => file.endsWith('.tsx'))).toEqual([]);
    expect(
      [...packages].filter((name) => !/^shared\/(early-input|format\/|plan-link|ui\/warning-path)/.test(name)),
    ).toEqual([]);
  }
});
