import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language } from 'shared/language';
import { speak, translate } from 'shared/messages';
import { languageOf } from '#http/page-language.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

const answered = new AsyncLocalStorage<Language>();
const CATALOGUES = '{server,shared}/src/**/messages.*.ts';

/** Has every message be read in the language of the visitor who is being answered, its mails and codes among them. */
export function speakToVisitors(app: FastifyInstance): void {
  speak(() => answered.getStore() ?? 'en');
  app.addHook('onRequest', (request, _, done) => answered.run(languageOf(request), done));
}

/** Reads the translations of the origin's own messages and of those that it shares with pages. */
export async function loadTranslations(): Promise<void> {
  const files = fs.globSync(CATALOGUES, { cwd: repositoryRoot });
  const read = async (file: string) =>
    ((await import(pathToFileURL(path.join(repositoryRoot, file)).href)) as { messages: object }).messages;
  for (const file of files) {
    const language = /\.(\w+)\.ts$/.exec(file)?.[1] ?? '';
    if (language === 'en' || !isLanguage(language)) continue;
    translate(await read(file.replace(/\w+\.ts$/, 'en.ts')), language, await read(file));
  }
}
