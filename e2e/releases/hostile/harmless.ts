import { around, inEntry, type Seeded, style } from '../seeds.ts';

/** Releases that nothing is wrong with, though some of it looks like it. */
export const harmless: Seeded[] = [
  { title: 'is an exact copy', edits: () => ({}) },
  {
    title: 'says something else',
    edits: () => ({
      file: (_, text) => text.replaceAll(/(["'])Query Form\1/g, '"Write to us"'),
      server: (text) => text.replaceAll(/(["'])Query Form\1/g, '"Write to us"'),
    }),
  },
  { title: 'styles its own part', edits: style('.remote h1 { letter-spacing: 1px; margin-top: 24px }') },
  {
    title: 'asks for what is not there yet',
    edits: inEntry("fetch('/server/appointments/none-of-that-name');"),
  },
  {
    title: 'shows a picture of another site',
    edits: around("const picture = new Image(); picture.src = 'https://pictures.example/fund.png'; return routes;"),
  },
];
