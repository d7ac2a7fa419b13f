// @vitest-environment jsdom
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { feedLink, feeds } from '#documents/feed.ts';
import type { LiveSite } from '#releases/live-site.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';

const site = readSite(path.join(repositoryRoot, 'site.json'));
const blogs = { path: '/blogs', remote: 'content', title: 'Blogs', description: 'Articles & figures.' } as LivePage;
const live = { snapshot: { pages: [blogs] } } as unknown as LiveSite;
const told = { site, live, origin: 'https://firm.example' };

const item = {
  link: '/blogs/tax',
  date: '2026-07-20T09:00:00',
  modified: '2026-11-25T09:00:00',
  title: { text: 'Tax & <b>you</b> \u0007 ]]> \ud800' },
  excerpt: { text: 'What remains of ₹1,00,000.' },
  author: { name: 'Meera Sample', role: 'founder' },
  topics: ['Tax', 'Withdrawals'],
};

/** An origin whose posts call answers these, and how often it was asked. */
function originOf(posts: object[] | null) {
  const asked: string[] = [];
  const inject = async ({ url }: { url: string }) => {
    asked.push(url);
    return { statusCode: posts === null ? 503 : 200, headers: {}, json: () => posts };
  };
  return { app: { inject } as unknown as FastifyInstance, asked };
}

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textIn = (parent: ParentNode | null, name: string) => parent?.querySelector(`:scope > ${name}`)?.textContent;

test('it is well-formed RSS 2.0 with what readers need of the channel and of each article', async () => {
  const older = { ...item, link: '/blogs/sip', date: '2026-03-09T09:00:00', modified: '2026-03-09T09:00:00' };
  const { app, asked } = originOf([item, { ...older, author: null, topics: [] }]);
  const xml = parsed((await feeds(app)(told)).text);
  expect(xml.documentElement.nodeName).toBe('rss');
  expect(xml.documentElement.getAttribute('version')).toBe('2.0');
  const channel = xml.querySelector('rss > channel');
  expect(textIn(channel, 'title')).toBe('Blogs | Saral Nivesh');
  expect(textIn(channel, 'link')).toBe('https://firm.example/blogs');
  expect(textIn(channel, 'description')).toBe('Articles & figures.');
  expect(textIn(channel, 'language')).toBe('en-in');
  expect(textIn(channel, 'lastBuildDate')).toBe('Wed, 25 Nov 2026 09:00:00 +0530');
  const own = xml.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
  expect([own?.getAttribute('rel'), own?.getAttribute('href')]).toEqual(['self', 'https://firm.example/rss.xml']);

  const [first, second] = xml.querySelectorAll('channel > item');
  expect(textIn(first ?? null, 'title')).toBe('Tax & <b>you</b>   ]]>  ');
  expect(textIn(first ?? null, 'link')).toBe('https://firm.example/blogs/tax');
  expect(textIn(first ?? null, 'guid')).toBe('https://firm.example/blogs/tax');
  expect(textIn(first ?? null, 'pubDate')).toBe('Mon, 20 Jul 2026 09:00:00 +0530');
  expect(textIn(first ?? null, 'description')).toBe('What remains of ₹1,00,000.');
  expect([...(first?.querySelectorAll('category') ?? [])].map((topic) => topic.textContent)).toEqual(item.topics);
  const creators = [...xml.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')];
  expect(creators.map((creator) => creator.textContent)).toEqual(['Meera Sample', 'Saral Nivesh']);
  expect(second?.querySelector('category')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('many readers have it made once; without articles, or without an answer, it is an empty channel', async () => {
  const { app, asked } = originOf([]);
  const feed = feeds(app);
  const all = await Promise.all(Array.from({ length: 20 }, () => feed(told)));
  expect(asked).toHaveLength(1);
  for (const xml of [all[0]?.text ?? '', (await feeds(originOf(null).app)(told)).text]) {
    expect(parsed(xml).querySelectorAll('item')).toHaveLength(0);
    expect(textIn(parsed(xml).querySelector('channel'), 'title')).toBe('Blogs | Saral Nivesh');
    expect(xml).not.toContain('lastBuildDate');
  }
});

test('pages that show articles name it, others do not', () => {
  const link = '<link rel="alternate" type="application/rss+xml" title="Blogs | Saral Nivesh" href="/rss.xml">\n';
  expect(feedLink({ ...blogs, data: ['/wp-json/wp/v2/posts?per_page=10'] }, site, live)).toBe(link);
  expect(feedLink(blogs, site, live)).toBe('');
  expect(feedLink(null, site, live)).toBe('');
});
