import type { BrowserContext, Page } from 'playwright-core';

/** Objects of the language and the browser that belong to everybody on a page, by their global names. */
export const BUILT_INS = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Date', 'RegExp', 'Error', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'JSON', 'Math', 'Reflect', 'Intl', 'parseFloat', 'parseInt', 'isNaN', 'structuredClone'],
  ...['fetch', 'Request', 'Response', 'Headers', 'FormData', 'URL', 'URLSearchParams', 'AbortController', 'crypto'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'console', 'performance'],
  ...['XMLHttpRequest', 'WebSocket', 'EventTarget', 'Event', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'MessageChannel', 'Blob', 'Buffer'],
  ...['history', 'History', 'Location', 'Storage', 'navigator', 'Navigator', 'document', 'Document', 'Node', 'Element'],
  ...['HTMLElement', 'HTMLFormElement', 'HTMLInputElement', 'matchMedia', 'getComputedStyle', 'addEventListener'],
  ...['removeEventListener', 'dispatchEvent', 'scrollTo', 'open', 'alert', 'confirm', 'postMessage'],
];

/** What `watchBuiltIns` gives: the names of functions that are others than they were, or new, such as `Array.prototype.at`. */
export type ChangedBuiltIns = () => string[];

/**
 * Remembers the functions of these globals, of their prototypes and of what hangs on them (`Intl.NumberFormat`). It runs
 * before any release does, in a page or in a renderer, from its own text: it may use nothing from outside.
 *
 * @param names of globals; those that do not exist are left out
 * @param more objects that are watched in the same way, by the name to call them
 */
export function watchBuiltIns(names: string[], more: Record<string, unknown> = {}): ChangedBuiltIns {
  // A release may patch what this is made of, so nothing is called later that can be patched.
  const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
  const text = String;
  const isObject = (value: unknown): value is object =>
    value !== null && (typeof value === 'object' || typeof value === 'function');
  const scope = globalThis as unknown as Record<string, unknown>;

  const roots: { name: string; object: object }[] = [];
  const add = (name: string, value: unknown) => {
    if (!isObject(value)) return;
    roots[roots.length] = { name, object: value };
    const { prototype } = value as { prototype?: unknown };
    if (isObject(prototype)) roots[roots.length] = { name: `${name}.prototype`, object: prototype };
  };
  for (const name of names) add(name, scope[name]);
  for (const name in more) add(name, more[name]);
  const intl = scope.Intl as Record<string, unknown> | undefined;
  if (intl !== undefined) for (const key of ownKeys(intl)) if (typeof key === 'string') add(`Intl.${key}`, intl[key]);
  const iterator = getPrototypeOf([][Symbol.iterator]());
  add('the array iterator', iterator);

  const take = () => {
    const found = { __proto__: null } as unknown as Record<string, unknown>;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as string;
      if (typeof scope[name] === 'function') found[name] = scope[name];
    }
    for (let index = 0; index < roots.length; index += 1) {
      const { name, object } = roots[index] as (typeof roots)[number];
      const keys = ownKeys(object);
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] as string | symbol;
        const property = getOwnPropertyDescriptor(object, key);
        const value = property?.get ?? property?.value;
        // React keeps the name of the component it works on, and the like: only what is called counts.
        if (typeof value === 'function') found[`${name}.${text(key)}`] = value;
      }
    }
    return found;
  };

  const before = take();
  return () => {
    const after = take();
    const changed: string[] = [];
    for (const name in before) if (after[name] !== before[name]) changed[changed.length] = name;
    for (const name in after) if (!(name in before)) changed[changed.length] = name;
    return changed;
  };
}

/** Where the page keeps what it knows of its built-ins; no name that code of a release would meet by chance. */
const PLACE = 'gate: changed built-ins';

/** Has every page of the context remember its built-ins before any script of it runs. */
export const rememberBuiltIns = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    `Object.defineProperty(globalThis, Symbol.for('${PLACE}'), { value: (${watchBuiltIns})(${JSON.stringify(BUILT_INS)}) });`,
  );

/** Names of the built-ins that are no longer what the browser brought. */
export const changedBuiltIns = (page: Page): Promise<string[]> =>
  page.evaluate((place) => {
    const changed = (globalThis as unknown as Record<symbol, (() => string[]) | undefined>)[Symbol.for(place)];
    return changed === undefined ? [] : [...changed()];
  }, PLACE);
