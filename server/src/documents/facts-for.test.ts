import path from 'node:path';
import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { factsFor } from '#documents/documents.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';

const site = readSite(path.join(repositoryRoot, 'site.json'));
const page = (facts: Partial<LivePage>) =>
  ({ path: '/p', remote: 'r', title: 'T', description: 'D', ...facts }) as LivePage;

test('a page that shows the firm only goes without texts, appointments and commissions', () => {
  const { home, about, languages, appointments, ...firm } = site;
  const short = factsFor(site, page({ texts: false, facts: 'firm' }));
  expect(short).toEqual({ ...firm, legal: { ...site.legal, commissions: [] } });
  expect(site.legal.commissions).not.toEqual([]);
  expect(short.legal.grievanceOfficer).toEqual(site.legal.grievanceOfficer);
});

test('a page that does not say so has appointments and commissions, without the long texts where it shows none', () => {
  const { home, about, languages, ...rest } = site;
  expect(factsFor(site, page({ texts: false }))).toEqual(rest);
  expect(factsFor(site, page({}))).toEqual(site);
  expect(factsFor(site, null)).toEqual(site);
});
