import type { PageKinds } from 'e2e/budgets';

export const pageKinds: PageKinds = {
  '/': 'tells',
  '/about': 'tells',
  '/eyourself': 'tells',
  '/blogs': 'tells',
  '/blogs/:slug': 'tells',
  '/terms': 'tells',
  '/privacy': 'tells',
  '/disclosures': 'tells',
  '/accessibility': 'tells',
  '/glossary': 'tells',
};
