export type { SiteFacts } from '#contract/site.ts';
export { SiteProvider, usePageData, useSite } from '#site/context.tsx';
