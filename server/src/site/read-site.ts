import { readFileSync } from 'node:fs';
import { type SiteFacts, siteFacts } from 'shared/contract/site';
import { textsIn } from 'shared/contract/site-texts';
import type { Language } from 'shared/language';
import type { z } from 'zod';

/**
 * Reads and checks the firm's facts.
 *
 * @param path of `site.json`
 * @param language of the texts that are given in several; English where one is not given in it
 * @throws Error whose message names the file and lists every problem, one line each, with its place in the file.
 */
export function readSite(path: string, language: Language = 'en'): SiteFacts {
  const checked = siteFacts.safeParse(textsIn(readFacts(path), language));
  if (checked.success) return checked.data;
  const problems = checked.error.issues.flatMap(describe);
  throw new Error(
    [`${path} has ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}:`, ...problems].join('\n'),
  );
}

/**
 * The file as it is written, with its texts in all languages, unchecked.
 *
 * @throws Error as `readSite` for a file that is absent or no JSON
 */
export const readFacts = (path: string): unknown => parse(path, read(path));

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(
      `${path} ${missing ? 'does not exist. SITE_CONFIG names the file with the firm’s facts.' : 'cannot be read.'}`,
    );
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(
      `${path} is not valid JSON: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : 'it cannot be parsed'}`,
    );
  }
}

/** One line for each problem: where it is, and what is wrong there. Unknown keys are named one by one. */
function describe(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `  ${place([...issue.path, key])}: this key is not known.`);
  if (issue.message.endsWith('received undefined')) return [`  ${place(issue.path)}: this is missing.`];
  return [`  ${place(issue.path)}: ${issue.message}`];
}

/** `['home', 'slides', 0, 'link']` becomes `home.slides[0].link`. */
function place(path: readonly PropertyKey[]): string {
  const joined = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return joined.replace(/^\./, '') || 'the whole file';
}
