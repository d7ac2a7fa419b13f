import { listed } from '#calculators/listed.ts';
import type { Lines } from '#pickers/drawing.tsx';

/** What is said of a calculator: `name` is its card's, the short one. */
interface Named {
  path: string;
  title: string;
  name: string;
  why: string;
  drawing?: Lines;
}

/** Each calculator by its folder. Browsers get the list that the build makes of it. */
export const named: Readonly<Record<string, Named>> = Object.fromEntries(
  listed.map(({ slug, view: { path, title }, listing: { why, pick } }) => [
    slug,
    { path, title, name: pick?.title ?? title, why, ...(pick && { drawing: pick.drawing }) },
  ]),
);
