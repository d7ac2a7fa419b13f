import { listed } from '#calculators/listed.ts';

/** The address of each calculator by its folder. Browsers get the list that the build makes of it. */
export const paths: Readonly<Record<string, string>> = Object.fromEntries(
  listed.map(({ slug, view }) => [slug, view.path]),
);
