import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import type { LiveSite } from '#releases/live-site.ts';

/** The firm's facts without what the page does not show, where the shell can fetch it for the next page. */
export function factsFor(facts: SiteFacts, { shell }: Pick<LiveSite, 'shell'>, page: LivePage | null) {
  if (shell.textsApart !== true || page?.texts !== false) return facts;
  const { home: _shown, about: _told, languages: _switched, ...short } = facts;
  if (shell.factsApart !== true || page.facts !== 'firm') return short;
  const { appointments: _offered, legal, ...firm } = short;
  return { ...firm, legal: { ...legal, commissions: [] } };
}
