import type { PageDeclaration } from 'shared/remote';

const contact = {
  title: 'Contact Us',
  chunk: 'contact',
  description:
    'Send a question to the firm or book a 30-minute appointment, by phone or video, from Monday to Saturday.',
  canonical: '/contactus',
  texts: false,
} as const;

export const pages: PageDeclaration[] = [
  { path: '/contactus', ...contact },
  { path: '/contact', ...contact },
  {
    path: '/appointment/:id',
    chunk: 'appointment',
    texts: false,
    title: 'Your appointment',
    description: 'See, move or cancel an appointment.',
    indexable: false,
  },
];
