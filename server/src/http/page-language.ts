import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES, type Language, languageIn } from 'shared/language';
import { speak, translate } from 'shared/messages';
import { z } from 'zod';
import { repositoryRoot } from '#settings/repository-root.ts';

const asked = new WeakMap<IncomingMessage, Language>();
/** What stands at one address for all languages. */
export const NO_PAGE = /^\/(server|wp-json|dev|r|fonts|icons|media)(?=[/?]|$)/;

/**
 * Takes the language out of the address of a page before anybody reads it: `/hi/contactus` is then asked for as
 * `/contactus`, and `languageOf` says Hindi.
 *
 * @param offered languages of the site
 * @returns what Fastify calls with each request
 */
export const languageTakenOut =
  (offered: readonly Language[]) =>
  (request: IncomingMessage): string => {
    const { language, address } = languageIn(request.url ?? '/');
    if (language === 'en' || !offered.includes(language) || NO_PAGE.test(address)) return request.url ?? '/';
    asked.set(request, language);
    return address;
  };

/**
 * The language of the page that a request asks for, or that it comes from: browsers name the page with every call of
 * the API that it makes.
 */
export function languageOf({ raw, headers, url }: Pick<FastifyRequest, 'raw' | 'headers' | 'url'>): Language {
  const own = asked.get(raw);
  if (own !== undefined) return own;
  // A page says its language itself, wherever its visitor comes from.
  if (!NO_PAGE.test(url)) return 'en';
  // The origin asks itself in the page's language, and names nothing else.
  const { referer, host, 'accept-language': wanted = '' } = headers;
  if (isLanguage(wanted)) return wanted;
  if (referer === undefined || !URL.canParse(referer)) return 'en';
  const page = new URL(referer);
  return page.host === host ? languageIn(page.pathname).language : 'en';
}

const answered = new AsyncLocalStorage<Language>();
const CATALOGUES = '{server,shared}/src/**/messages.*.ts';

/**
 * Has every message be read in the language of the visitor who is being answered, its mails and codes among them.
 *
 * @param offered languages of the site beside English: links in another one would lead nowhere
 */
export function speakToVisitors(app: FastifyInstance, offered = Object.keys(LANGUAGES) as readonly Language[]): void {
  speak(() => answered.getStore() ?? 'en');
  app.addHook('onRequest', (request, _, done) => {
    const language = languageOf(request);
    answered.run(offered.includes(language) ? language : 'en', done);
  });
}

/** Does work in whose messages a visitor of this language is spoken to. */
export const speakingTo = <T>(language: Language, work: () => T): T => answered.run(language, work);

/** The language that a message which waits keeps with it, since nobody is being answered when it leaves. */
export const keptLanguage = z.custom<Language>((name) => typeof name === 'string' && isLanguage(name)).catch('en');

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
