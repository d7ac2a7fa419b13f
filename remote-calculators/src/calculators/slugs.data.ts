import { catalogue } from '#calculators/catalogue.ts';

/** The folders of all calculators: a bundle that needs no more of them gets none of their pages. */
export const slugs = Object.keys(catalogue);
