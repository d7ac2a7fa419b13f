import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { logoProblems, readLogo } from '#brand/look.ts';
import { StartError } from '#settings/start-error.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">${inside}</svg>`;

function fileWith(content: string): string {
  const file = path.join(temporaryFolder('logo'), 'logo.svg');
  writeFileSync(file, content);
  return file;
}

test('a drawing is read as it is, with its shape', () => {
  const svg = drawing(
    '<!-- by hand --><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9"/><use href="#c"/>',
  );
  expect(readLogo(fileWith(`\uFEFF<?xml version="1.0"?>\n${svg}\n`))).toEqual({
    svg: `<?xml version="1.0"?>\n${svg}`,
    shape: 2,
  });
});

test.each([
  ['a script', '<script>alert(1)</script>', 'holds <script>'],
  ['a page', '<foreignObject><body/></foreignObject>', 'holds <foreignObject>'],
  ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>', 'holds <set>'],
  ['a handler', '<path onload="alert(1)"/>', 'handler'],
  ['letters that need a font', '<text>Dhara</text>', 'holds <text>'],
  ['a picture', '<image href="data:image/png;base64,AA"/>', 'holds <image>'],
  ['a link to another file', '<use href="https://evil.example/a.svg#a"/>', 'another file'],
  ['a style from elsewhere', '<style>@import "https://evil.example/a.css"</style>', 'another file'],
  ['a fill from elsewhere', '<path fill="url( \'//evil.example/a\')"/>', 'another file'],
])('a logo with %s is refused', (_, inside, problem) => {
  expect(logoProblems(drawing(inside)).join()).toContain(problem);
});

test.each([
  ['is missing', path.join(temporaryFolder('logo'), 'logo.svg'), 'cannot be read'],
  ['is no SVG', fileWith('<!DOCTYPE html><p>'), 'must begin with <svg'],
  ['is too large', fileWith(drawing(`<path d="${'M0 0'.repeat(6_000)}"/>`)), 'may have 20000'],
  ['has no viewBox', fileWith('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'), 'needs a viewBox'],
])('the origin does not start with a logo that %s', (_, file, message) => {
  const read = () => readLogo(file);
  expect(read).toThrow(StartError);
  expect(read).toThrow(message);
});
