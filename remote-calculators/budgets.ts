import type { PageKinds } from 'e2e/budgets';
import { pages } from '#pages.ts';

/** Every page of this remote computes, so a new calculator needs no line here. */
export const pageKinds: PageKinds = Object.fromEntries(pages.map(({ path }) => [path, 'computes'] as const));
