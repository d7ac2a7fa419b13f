import fs from 'node:fs';
import path from 'node:path';
import { STYLE_CONTRACT, type StyleContract } from 'shared/ui/style-contract';

/** As `shared/contract` says an endpoint and the bundler leaves it: `{method:"POST",path:"/server/contact",…`. */
const ENDPOINT = /method:\s*["'`](GET|POST|PUT|PATCH|DELETE)["'`],\s*path:\s*["'`](\/server\/[^"'`]*)["'`]/g;

/**
 * The calls of the origin's API that a release's browser files hold, as `POST /server/appointments/:id`. They are read
 * from what was built, so that no list has to be kept beside the code.
 */
export function apiCallsIn(client: string): string[] {
  const files = fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(client, name), 'utf8'));
  const calls = files.flatMap((text) => [...text.matchAll(ENDPOINT)].map(([, method, place]) => `${method} ${place}`));
  return [...new Set(calls)].sort();
}

/** Names of classes and custom properties, as a folder's sources have them. */
export interface StyleNames {
  /** Given to elements, or named by a selector. A name that ends in `-` is the beginning of several. */
  classes: Set<string>;
  tokens: Set<string>;
  /** The ones that its own stylesheets draw and define. */
  own: { classes: Set<string>; tokens: Set<string> };
}

/** Bundled by each remote that uses them, since the shell does not bring them. */
const BUNDLED = ['antd', 'forms', 'legal', 'load', 'rest-of-page.tsx'].map((part) => `shared/src/${part}`);

/**
 * What a package uses of the contract of this checkout, with what it bundles of shared: only of these names can a shell
 * that lacks them take a look away.
 */
export function styleUse(root: string, directory: string): StyleContract {
  const found = [`${directory}/src`, ...BUNDLED].map((place) => styleNames(path.join(root, place)));
  const isUsed = (kind: 'classes' | 'tokens') => (name: string) => found.some((names) => uses(names[kind], name));
  return {
    version: STYLE_CONTRACT.version,
    classes: STYLE_CONTRACT.classes.filter(isUsed('classes')),
    tokens: STYLE_CONTRACT.tokens.filter(isUsed('tokens')),
  };
}

/** Whether the name, or the beginning of several that it is one of, is among them. */
export const uses = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || [...names].some((one) => one.endsWith('-') && one.length > 2 && name.startsWith(one));

/** An expression in a template, such as `${wide ? 'wide' : ''}`. */
const HOLE = /\$\{[^}]*\}/g;

/** Reads the sources of a folder, or one of them; tests are left out. */
export function styleNames(place: string): StyleNames {
  const files = fs.statSync(place).isFile()
    ? [place]
    : fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name));
  const names: StyleNames = {
    ...{ classes: new Set(), tokens: new Set() },
    own: { classes: new Set(), tokens: new Set() },
  };
  for (const file of files) {
    if (/\.css$/.test(file)) readStylesheet(fs.readFileSync(file, 'utf8'), names);
    else if (/\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)) readMarkup(fs.readFileSync(file, 'utf8'), names);
  }
  return names;
}

function readStylesheet(text: string, { classes, tokens, own }: StyleNames): void {
  const css = text.replace(/\/\*.*?\*\//gs, '');
  for (const before of css.split('{')) {
    const selector = before.slice(Math.max(before.lastIndexOf('}'), before.lastIndexOf(';')) + 1);
    for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)) {
      classes.add(name);
      own.classes.add(name);
    }
  }
  for (const [, name = ''] of css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)) own.tokens.add(name);
  for (const [, name = ''] of css.matchAll(/var\(\s*(--[\w-]+)/g)) tokens.add(name);
}

function readMarkup(text: string, { classes, tokens }: StyleNames): void {
  for (const { index } of text.matchAll(/className=/gi))
    for (const name of namesIn(attribute(text, index + 'className='.length))) classes.add(name);
  for (const [, name = ''] of text.matchAll(/(?<![\w-])(--[a-z][\w-]*)/g)) tokens.add(name);
}

/** The value of an attribute that begins there: a text in quotes, or what stands between two braces. */
function attribute(text: string, from: number): string {
  if (text[from] !== '{') return text.slice(from, text.indexOf('"', from + 1) + 1);
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return '';
}

/** The words of all texts of an expression, and of expressions inside of them. */
const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)].flatMap(([, double, single, template = '']) => {
    const words = (double ?? single ?? template.replace(HOLE, ' ')).split(/\s+/);
    const inside = [...template.matchAll(HOLE)].flatMap(([hole]) => namesIn(hole));
    return [...words.filter((word) => /^[a-zA-Z_][\w-]*$/.test(word)), ...inside];
  });
