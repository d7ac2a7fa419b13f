import { listed } from '#calculators/listed.ts';

/** Address and name of each calculator by its folder. Browsers get the list that the build makes of it. */
export const named: Readonly<Record<string, { path: string; title: string }>> = Object.fromEntries(
  listed.map(({ slug, view: { path, title } }) => [slug, { path, title }]),
);
