import fs from 'node:fs';
import type { LoaderContext } from '@rspack/core';
import { helpProgram } from './shared/src/messages/help-program.ts';

/** The help of a calculator as a program: `help.hi.md` in place of `help.en.md` where `SITE_LANGUAGE` names that language. */
export default function help(this: LoaderContext): string {
  return helpAt(this.resourcePath, (file) => this.addDependency(file));
}

/** @param read is told of every file that the program is made of */
export function helpAt(file: string, read: (file: string) => void = () => {}): string {
  const own = file.replace(/en\.md$/, `${process.env.SITE_LANGUAGE ?? 'en'}.md`);
  for (const each of new Set([file, own])) read(each);
  if (!fs.existsSync(own)) throw new Error(`${own} is missing: it translates help.en.md beside it.`);
  const at = (name: string) => ({ file: name, markdown: fs.readFileSync(name, 'utf8') });
  return helpProgram(at(file), at(own));
}
