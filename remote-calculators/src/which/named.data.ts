import { listed } from '#calculators/listed.ts';

/** Address, name and reason of each calculator by its folder. Browsers get the list that the build makes of it. */
export const named: Readonly<Record<string, { path: string; title: string; why: string }>> = Object.fromEntries(
  listed.map(({ slug, view: { path, title }, listing: { why } }) => [slug, { path, title, why }]),
);
