import vm from 'node:vm';
import { expect, test } from 'vitest';
import { BUILT_INS, type ChangedBuiltIns, watchBuiltIns } from '#releases/gate/built-ins.ts';

/** What is told after some code has run in a world of its own. */
function changedBy(code: string): string[] {
  const world = vm.createContext({ history: { pushState: () => {} }, shared: { format: { rupees: () => '₹' } } });
  const watch = `(${watchBuiltIns})(${JSON.stringify(BUILT_INS)}, shared)`;
  const changed = vm.runInContext(watch, world) as ChangedBuiltIns;
  vm.runInContext(code, world);
  return [...changed()];
}

test.each([
  ['Number.prototype.toFixed = () => ""', ['Number.prototype.toFixed']],
  ['Array.prototype.at = function at() {}', ['Array.prototype.at']],
  ['Intl.NumberFormat.prototype.formatToParts = () => []', ['Intl.NumberFormat.prototype.formatToParts']],
  ['const real = Intl.NumberFormat; Intl.NumberFormat = class extends real {}', ['Intl.NumberFormat']],
  ['history.pushState = () => {}', ['history.pushState']],
  ['Object.defineProperty(Map.prototype, "size", { get: () => 7 })', ['Map.prototype.size']],
  ['String.prototype.shout = function shout() {}', ['String.prototype.shout']],
  ['shared.format.rupees = () => "$"', ['format.rupees']],
  ['Array.prototype.push = () => 0; Object.keys = () => []', ['Object.keys', 'Array.prototype.push']],
  ['globalThis.container = {}; new Intl.NumberFormat("en-IN").format(1)', []],
])('%s', (code, expected) => {
  expect(changedBy(code)).toEqual(expected);
});
