import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from 'shared/language';
import type { SiteFacts } from 'shared/site';
import { StartError } from '#settings/start-error.ts';

/** The firm's typeface, as documents declare it. */
export interface Typeface {
  /** The rules of the typeface itself for a page of a language, and the addresses of the files that they name. */
  own: (language: Language) => { rules: string; files: readonly string[] };
  /** The rules of those that stand in until it is there. */
  standIns: string;
}

/** More than this would compete with what a slow phone waits for: bytes. */
const MOST_BYTES = 60_000;

/**
 * Puts the firm's typeface on the air, each file under an address that changes with it.
 *
 * @param folder the firm's, `site` beside its `site.json`
 * @returns null for a firm that uses the letters of its visitors' machines
 * @throws StartError when a file is missing, too large or no WOFF2
 */
export function openTypeface(
  app: FastifyInstance,
  folder: string,
  { typeface }: Pick<SiteFacts, 'typeface'>,
): Typeface | null {
  const served = new Map<string, Buffer>();
  const serve = (file: string) => {
    const content = read(path.join(folder, 'fonts', file));
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.woff2`;
    served.set(name, content);
    return `/fonts/${name}`;
  };
  app.get<{ Params: { file: string } }>('/fonts/:file', (request, reply) => {
    const content = served.get(request.params.file);
    if (content === undefined) return reply.callNotFound();
    return reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(content);
  });
  if (typeface === undefined) return null;
  const file = serve(typeface.file);
  const latin = { rules: face(file), files: [file] };
  const scripts = Object.entries(typeface.scripts ?? {}).map(([language, script]) => {
    const own = serve(script.file);
    return [language, { rules: latin.rules + face(own, script.letters), files: [file, own] }];
  });
  const byLanguage: Partial<Record<Language, typeof latin>> = Object.fromEntries(scripts);
  return { own: (language) => byLanguage[language] ?? latin, standIns: standInFaces(typeface) };
}

/** What is not there for the first paint leaves its document in the stand-ins: no page moves while it is read. */
const face = (url: string, letters?: string): string =>
  `@font-face{font-family:brand;src:url(${url});font-weight:400 700;font-display:optional${letters === undefined ? '' : `;unicode-range:${letters}`}}`;

function read(file: string): Buffer {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    throw new StartError(`site.json names the typeface ${file}, which cannot be read.`);
  }
  if (content.subarray(0, 4).toString('latin1') !== 'wOF2') throw new StartError(`${file} is not a WOFF2 file.`);
  if (content.length > MOST_BYTES)
    throw new StartError(
      `${file} has ${content.length} bytes. A typeface may have ${MOST_BYTES}: cut it to its script.`,
    );
  return content;
}

/**
 * Typefaces of the visitor's machine, as `brand-1` and on: pages name them after `brand`. They take its line box and its
 * average width, so that nothing moves when it comes.
 */
const standInFaces = ({ ascentPct, descentPct, standIns }: NonNullable<SiteFacts['typeface']>): string =>
  standIns
    .map(({ fonts, widthPct }, index) => {
      const of = (pct: number) => `${Number(((100 * pct) / widthPct).toFixed(2))}%`;
      const locals = fonts.map((font) => `local("${font}")`).join();
      return `@font-face{font-family:brand-${index + 1};src:${locals};size-adjust:${widthPct}%;ascent-override:${of(ascentPct)};descent-override:${of(descentPct)};line-gap-override:0%}`;
    })
    .join('');
