import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from 'shared/language';
import { LANGUAGE_HOOKS } from '#releases/publish/build.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

const TIMEOUT_MS = 20_000;

/**
 * The pages that a package declares, in the words of a language.
 *
 * @param directory absolute folder of the package
 */
export async function declaredPages(directory: string, language: Language): Promise<ReleaseManifest['pages']> {
  const file = pathToFileURL(path.join(directory, 'src/pages.ts')).href;
  if (language === 'en') return ((await import(file)) as { pages: ReleaseManifest['pages'] }).pages;
  const program = `const { pages } = await import(${JSON.stringify(file)}); process.stdout.write(JSON.stringify(pages));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--import', LANGUAGE_HOOKS],
      ...['--input-type=module', '-e', program],
    ],
    { env: { ...process.env, SITE_LANGUAGE: language }, timeout: TIMEOUT_MS, maxBuffer: 8 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as ReleaseManifest['pages'];
}
