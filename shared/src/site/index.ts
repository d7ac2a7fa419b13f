export type { SiteFacts } from '#contract/site.ts';
export { SiteProvider, useLeads, usePageData, usePosted, useSite } from '#site/context.tsx';
export type { Posted } from '#site/posted.ts';
