import fs from 'node:fs';
import type { LoaderContext } from '@rspack/core';
import { helpProgram } from './shared/src/messages/help-program.ts';
import { legalProgram } from './shared/src/messages/legal-program.ts';

/** Texts of pages that are written in Markdown: the help of calculators, and the firm's legal texts. */
export const MARKDOWN_TEXT = /[\\/]help\.en\.md$|[\\/]site[\\/]legal[\\/]\w+\.md$/;

/** Such a text as a program that takes its figures and names. */
export default function markdown(this: LoaderContext): string {
  return markdownAt(this.resourcePath, (file) => this.addDependency(file));
}

/**
 * Help comes in the language that `SITE_LANGUAGE` names: `help.hi.md` in place of `help.en.md`. Legal texts bind in English.
 *
 * @param read is told of every file that the program is made of
 */
export function markdownAt(file: string, read: (file: string) => void = () => {}): string {
  const at = (name: string) => {
    read(name);
    if (!fs.existsSync(name)) throw new Error(`${name} is missing: it translates help.en.md beside it.`);
    return { file: name, markdown: fs.readFileSync(name, 'utf8') };
  };
  if (!file.endsWith('help.en.md')) return legalProgram(at(file));
  return helpProgram(at(file), at(file.replace(/en\.md$/, `${process.env.SITE_LANGUAGE ?? 'en'}.md`)));
}
