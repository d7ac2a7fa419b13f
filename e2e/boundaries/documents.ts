import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A text that people read: its path from the root of the repository, and what stands in it. */
export interface Document {
  file: string;
  text: string;
}

const { workspaces } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };

/** Workspaces, such as `remote-contact`. */
export const packages = workspaces;

/** The documents that say how this repository is made and used: at the root, in `docs`, and each package's README. */
export const documents: Document[] = [
  ...fs.globSync(['*.md', 'docs/**/*.md'], { cwd: root }),
  ...workspaces.map((name) => `${name}/README.md`),
].map((file) => ({ file: file.replaceAll('\\', '/'), text: fs.readFileSync(path.join(root, file), 'utf8') }));

/** Lines of code blocks, fenced or indented by four spaces. */
export const codeLines = ({ text }: Document): string[] => [
  ...[...text.matchAll(/^( *)```.*\n([\s\S]*?)^\1```$/gm)].flatMap(([, , code = '']) => code.split('\n')),
  ...[...withoutBlocks(text).matchAll(/(?<=\n\n|^ {4}.*\n) {4}(\S.*)$/gm)].map(([, line = '']) => line),
];

/** What stands between backticks inside the text, on one line each. */
export const codeSpans = ({ text }: Document): string[] =>
  [...withoutBlocks(text).matchAll(/(`+)((?:(?!\n\s*\n)[\s\S])+?)\1/g)].map(([, , code = '']) =>
    code.replace(/\s+/g, ' ').trim(),
  );

const withoutBlocks = (text: string) => text.replace(/^( *)```.*\n[\s\S]*?^\1```$/gm, '');
