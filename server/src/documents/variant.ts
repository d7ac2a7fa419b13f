import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from 'shared/language';
import { marksOf } from '#http/prepared-document.ts';
import { inCanary, isVisitor, newVisitor } from '#releases/cohort.ts';
import type { LiveReleases } from '#releases/live.ts';
import type { LiveSite } from '#releases/live-site.ts';
import { closedFor, readPreviewToken } from '#releases/preview-link.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** What a document tells of the preview that it shows, or was asked for and cannot show. */
export type Preview = { name: string; release: string } | { unknown: string; says: string };

/** Why a link shows the live site. The origin says it, so that the shell's first script carries none of it. */
const REFUSED = {
  gone: 'There is no such release here any more; this is the live site.',
  unsigned: 'This link opens no preview; this is the live site.',
  expired: 'This preview link has expired. Ask for a new one; this is the live site.',
  closed: 'This release was stopped or taken back; this is the live site.',
};

/** Which variant of a document a request gets. */
export interface Variant {
  site: LiveSite;
  /** Everybody; those whom a cookie sets apart; or whoever opened a preview. */
  kind: 'everyone' | 'cohort' | 'preview';
  /** Attributes for `<html>`, as `marksOf` writes them. */
  marks: string;
  preview?: Preview;
}

/**
 * Who may keep what is sent, and for whom: the shared one, a cohort's, a preview's. A cache asks with the tag of the shared
 * one each time before it hands it out, and is then given another by whoever comes with a cookie.
 * Nobody on the way may rewrite it: edges hide addresses in it, load its pictures later or strip what seems of no use.
 */
export const cacheHeaders: Record<Variant['kind'], Record<string, string>> = {
  everyone: { 'cache-control': 'no-cache, no-transform', vary: 'accept-encoding' },
  cohort: { 'cache-control': 'private, no-cache, no-transform', vary: 'accept-encoding, cookie' },
  preview: { 'cache-control': 'no-store, no-transform', vary: 'accept-encoding', 'x-robots-tag': 'noindex' },
};

const COOKIE = 'visitor';
const COOKIE_SECONDS = 90 * 86_400;

interface Dependencies {
  live: LiveReleases;
  store: ReleaseStore;
  https: boolean;
  /** True for the gate's own origin, which must look at what the gate has stopped before. */
  opensStopped?: boolean;
}

/**
 * Decides what a request gets to see: a preview that its address asks for, else the canaries that its cookie draws,
 * else what is live. The cookie is set only while a canary is on.
 *
 * @param language of the page; where the shell does not speak it, the site is the English one
 */
export function variantOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Dependencies,
  language: Language = 'en',
): Variant {
  const marks = marksOf(request.cookies);
  const query = request.url.indexOf('?');
  const asked = query === -1 ? null : new URLSearchParams(request.url.slice(query)).get('preview');
  if (asked !== null && asked !== '') return { ...previewed(asked, deps, language), marks };

  const site = (language !== 'en' && deps.live.siteIn(language)) || deps.live.site;
  const canaries = Object.entries(site.canaries);
  if (canaries.length === 0) return { site, kind: marks === '' ? 'everyone' : 'cohort', marks };

  const visitor = visitorOf(request, reply, deps.https);
  const drawn = canaries.filter(([name, { percent }]) => inCanary(visitor, name, percent));
  const instead = Object.fromEntries(drawn.map(([name, { release }]) => [name, release]));
  try {
    return { site: deps.live.siteWith(instead, language), kind: 'cohort', marks };
  } catch (error) {
    // A canary that cannot be read must not cost anybody the page.
    request.log.error({ err: error }, 'A canary cannot be used; the live releases are shown.');
    return { site, kind: 'cohort', marks };
  }
}

function previewed(
  asked: string,
  { live, store, opensStopped }: Dependencies,
  language: Language,
): Omit<Variant, 'marks'> {
  const nothing = (why: keyof typeof REFUSED) => ({
    ...{ site: live.siteIn(language) ?? live.site, kind: 'preview' as const },
    preview: { unknown: asked.slice(0, 100), says: REFUSED[why] },
  });
  const opened = readPreviewToken(store.directory, asked);
  if (typeof opened === 'string') return nothing(opened);
  const { name, release } = opened;
  try {
    if (opensStopped !== true && closedFor(store, opened) !== null) return nothing('closed');
    return { site: live.siteWith({ [name]: release }, language), kind: 'preview', preview: { name, release } };
  } catch {
    // It was removed since, or its folder is damaged.
    return nothing('gone');
  }
}

function visitorOf(request: FastifyRequest, reply: FastifyReply, https: boolean): string {
  const name = https ? `__Host-${COOKIE}` : COOKIE;
  const known = request.cookies[name];
  if (isVisitor(known)) return known;
  const visitor = newVisitor();
  // Lax, not Strict: whoever comes from a search result must stay in the same cohort.
  reply.setCookie(name, visitor, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: https },
    maxAge: COOKIE_SECONDS,
  });
  return visitor;
}

/**
 * The part of a query that changes what a page shows, always written the same way: no campaign's name and no order of
 * names makes another document.
 *
 * @param names those that the page reads; undefined for a page that reads none
 * @param search from '?' on, or ''
 * @returns without '?'; '' when the page shows the same as without a query
 */
export function pageQuery(names: readonly string[] | undefined, search: string): string {
  if (names === undefined || search.length < 2) return '';
  const all = new URLSearchParams(search);
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = all.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}
