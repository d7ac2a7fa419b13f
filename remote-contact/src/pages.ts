import type { PageDeclaration } from 'shared/remote';

const contact = {
  title: 'Contact Us',
  crumbs: [{ to: '/', label: 'Home' }],
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
    path: '/contactus/appointment',
    chunk: 'plain-booking',
    texts: false,
    title: 'Book Appointment',
    description: 'Book thirty minutes with a person, in a browser without scripts.',
    indexable: false,
  },
  {
    path: '/contactus/booked',
    chunk: 'booked',
    texts: false,
    title: 'Appointment booked',
    description: 'The appointment that was just booked in this browser.',
    indexable: false,
  },
  {
    path: '/contactus/sent',
    chunk: 'sent',
    texts: false,
    title: 'Message sent',
    description: 'Your message to the firm was sent.',
    indexable: false,
  },
  {
    path: '/appointment/:id',
    chunk: 'appointment',
    texts: false,
    title: 'Your appointment',
    description: 'See, move or cancel an appointment.',
    indexable: false,
  },
];
