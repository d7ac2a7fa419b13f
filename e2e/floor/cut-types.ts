import { feature, lackedBy } from '#floor/support.ts';

/** Interfaces of TypeScript's libraries that the data calls otherwise. */
const OTHER_NAMES: Record<string, string> = { ReadonlyArray: 'Array', ReadonlyMap: 'Map', ReadonlySet: 'Set' };
const TYPED_ARRAY = /^(?:(?:Big)?(?:Int|Uint)|Float)\d+(?:Clamped)?Array$/;

/** Of each interface in TypeScript's libraries those that extend it: the data names a mixin's members at those. */
export function inheritors(libraries: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of libraries) {
    for (const [, name = '', bases = ''] of text.matchAll(/^\s*interface (\w+)(?:<.*?>)? extends (.+) \{/gm)) {
      for (const [base] of bases.matchAll(/\w+(?=\W|$)/g)) found.set(base, [...(found.get(base) ?? []), name]);
    }
  }
  return found;
}

/**
 * One of TypeScript's libraries (`lib.dom.d.ts` …) with everything optional that a promised browser lacks: code that
 * asks first passes the types, code that relies on it does not.
 */
export function cutTypes(library: string, extendedBy: Map<string, string[]>): string {
  let scope = '';
  let holder: { name: string; isStatic: boolean; indent: string } | undefined;
  const lines = library.replace(/^\/\/\/ <reference .*$/gm, '').split('\n');
  return lines
    .map((line) => {
      const namespace = /^declare namespace (\w+)/.exec(line);
      if (namespace !== null) scope = `${namespace[1]}.`;
      if (line.startsWith('}')) scope = '';
      const opened = /^(\s*)(?:interface (\w+)|(?:declare var|const|var) (\w+): \{)/.exec(line);
      if (opened !== null) {
        const [, indent = '', named, constructed] = opened;
        const name = scope + (named ?? constructed ?? '').replace(/(?<=.)Constructor$/, '');
        holder = { name, isStatic: constructed !== undefined || /.Constructor$/.test(named ?? ''), indent };
        return constructed !== undefined && isBeyond(name) ? line.replace(': {', ': undefined | {') : line;
      }
      if (holder !== undefined && line.replace(';', '') === `${holder.indent}}`) holder = undefined;
      if (holder === undefined) return cutGlobal(line, scope);
      return cutMember(line, holder, extendedBy);
    })
    .join('\n');
}

function cutGlobal(line: string, scope: string): string {
  const [, kind, name = ''] = /^(?:declare |\s+)(var|function) (\w+)/.exec(line) ?? [];
  if (kind === undefined || !isBeyond(scope === '' ? `Window.${name}` : scope + name)) return line;
  if (kind === 'var') return line.replace(/;$/, ' | undefined;');
  return `${line.replace(`function ${name}`, `function ${name}Known`)}\ndeclare var ${name}: typeof ${name}Known | undefined;`;
}

function cutMember(
  line: string,
  { name, isStatic, indent }: { name: string; isStatic: boolean; indent: string },
  extendedBy: Map<string, string[]>,
): string {
  const found = new RegExp(`^${indent} {4}(readonly |get |set )?(\\w+)(\\??)([(<:].*)$`).exec(line);
  if (found === null) return line;
  const [, modifier = '', member = '', optional, rest = ''] = found;
  if (optional !== '' || member === 'new' || !lacksMember(name, member, isStatic, extendedBy)) return line;
  if (modifier === 'set ') return '';
  const isMethod = modifier !== 'get ' && /^[(<]/.test(rest);
  return isMethod ? `${indent}    ${member}?${rest}` : `${indent}    readonly ${member}?: 'askFirst';`;
}

/** A mixin lacks a member when all lack it that take the mixin in. */
function lacksMember(name: string, member: string, isStatic: boolean, extendedBy: Map<string, string[]>): boolean {
  const keys = (isKnown(name) ? [name] : (extendedBy.get(name) ?? []))
    .map((holder) =>
      isStatic && isKnown(`${holder}.${member}_static`) ? `${holder}.${member}_static` : `${holder}.${member}`,
    )
    .map((key) => (isKnown(key) ? key : key.replace(/on(\w+)$/, '$1_event')))
    .filter(isKnown);
  return keys.length > 0 && keys.every(isBeyond);
}

const isKnown = (name: string) => keysOf(name).some((key) => feature(key) !== undefined);
const isBeyond = (name: string) => keysOf(name).some((key) => lackedBy(key).length > 0);

function keysOf(name: string): string[] {
  const [first = '', ...rest] = name.split('.');
  const builtin = TYPED_ARRAY.test(first) ? 'TypedArray' : (OTHER_NAMES[first] ?? first);
  return [`api.${name}`, `javascript.builtins.${[builtin, ...rest].join('.')}`];
}
