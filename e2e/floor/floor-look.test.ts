import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MAY_BE_MISSING } from '#floor/may-be-missing.ts';
import { lackedBy } from '#floor/support.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = (ending: string) =>
  globSync(`{shell,shared,remote-*}/src/**/*.${ending}`, { cwd: root })
    .filter((file) => !file.endsWith('.generated.css') && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

test('styles and markup use what a promised browser lacks only where a page does without', () => {
  const used = new Set([...sources('css').flatMap(namesInStyles), ...sources('tsx').flatMap(namesInMarkup)]);
  const lacked = [...used].filter((name) => lackedBy(name).length > 0 && lackedBy(parentOf(name)).length === 0);
  const listed = Object.keys(MAY_BE_MISSING);
  // An entry stands for its values, too.
  const isListed = (name: string, entry: string) => name === entry || parentOf(name) === entry;
  expect(lacked.filter((name) => !listed.some((entry) => isListed(name, entry)))).toEqual([]);
  expect(
    listed.filter((entry) => !lacked.some((name) => isListed(name, entry))),
    'no longer used',
  ).toEqual([]);
});

/** Of a value its property: where that is missing, so are its values. */
const parentOf = (name: string) => name.slice(0, name.lastIndexOf('.'));

/** Properties, their values, at-rules, media features and selectors, by the names of MDN's data. */
function namesInStyles(source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  const declarations = [...text.matchAll(/[;{\s]([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)];
  return [
    ...declarations.map(([, property]) => `css.properties.${property}`),
    ...declarations.flatMap(([, property, value = '']) =>
      [...value.matchAll(/[a-z][\w-]*/g)].map(([word]) => `css.properties.${property}.${word}`),
    ),
    ...found(text, /::?([a-z][a-z-]+)/g, 'css.selectors'),
    ...found(text, /@([a-z-]+)/g, 'css.at-rules'),
    ...found(text, /\(\s*([a-z-]+)\s*:/g, 'css.at-rules.media'),
    ...found(text, /\b([a-z-]+)\(/g, 'css.types'),
  ];
}

/** Elements and attributes, by the names of MDN's data. */
function namesInMarkup(source: string): string[] {
  return [...source.matchAll(/<([a-z]+)\b([^<]*)/g)].flatMap(([, element = '', attributes = '']) => [
    `html.elements.${element}`,
    ...[...attributes.matchAll(/\s([a-zA-Z]+)=["{]/g)].flatMap(([, attribute = '']) => [
      `html.elements.${element}.${attribute.toLowerCase()}`,
      `html.global_attributes.${attribute.toLowerCase()}`,
    ]),
  ]);
}

const found = (text: string, pattern: RegExp, group: string) =>
  [...text.matchAll(pattern)].map(([, name]) => `${group}.${name}`);
