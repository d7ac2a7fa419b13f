import { pages } from '#pages.ts';

export const all = pages;
