export interface SchedulerVisit {
  schedulerUrl: string;
  /** Host name of this site, which the scheduler wants to know. */
  host: string;
  name: string;
  email: string;
  /** The query of the page that the visitor is on: a campaign's tags travel on from there. */
  search: string;
}

const TAGS = { utm_source: 'website', utm_medium: 'contact-page', utm_campaign: 'appointment' } as const;

/** Address of the firm's scheduler for an iframe: what is known of the visitor filled in, campaign tags kept. */
export function schedulerAddress({ schedulerUrl, host, name, email, search }: SchedulerVisit): string {
  const address = new URL(schedulerUrl);
  const own = new URLSearchParams(search);
  const query = { embed_domain: host, embed_type: 'Inline', name, email };
  for (const [key, value] of Object.entries(query)) if (value !== '') address.searchParams.set(key, value);
  for (const [key, value] of Object.entries(TAGS)) {
    address.searchParams.set(key, own.get(key) ?? address.searchParams.get(key) ?? value);
  }
  return address.href;
}
