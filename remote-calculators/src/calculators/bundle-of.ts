import type { catalogue } from '#calculators/catalogue.ts';

/** Bundles of calculators that say much the same: each bundle's hash is in the entry, which every visitor loads. */
const together: { readonly [slug in keyof typeof catalogue]?: string } = {
  lumpsum: 'once',
  'lumpsum-sip': 'once',
  swp: 'plans',
  stp: 'plans',
  fd: 'bank',
  rd: 'bank',
  ppf: 'accounts',
  ssy: 'accounts',
  nps: 'pensions',
  epf: 'pensions',
  delay: 'costs',
  inflation: 'costs',
  fire: 'needs',
  'life-cover': 'needs',
  'glide-path': 'corpus',
  'dream-car': 'dreams',
  'dream-house': 'dreams',
  'child-education': 'dreams',
  'child-marriage': 'dreams',
};

/** Name of the bundle that holds a calculator's page: its own, where it comes with no other. */
export const bundleOf = (slug: string): string => new Map(Object.entries(together)).get(slug) ?? slug;
