import type { PageDeclaration } from 'shared/remote';
import { messages } from '#messages.en.ts';

const contact = {
  title: messages.contactTitle,
  crumbs: [{ to: '/', label: messages.crumbHome }],
  chunk: 'contact',
  description: messages.contactDescription,
  canonical: '/contactus',
  // Who has no scripts sees the plan that goes along, too.
  query: ['plan'],
} as const;

export const pages: PageDeclaration[] = [
  {
    path: '/contactus',
    ...contact,
    findable: {
      also: messages.contactAlso,
      entries: [
        {
          name: messages.tabAppointment,
          line: messages.bookAppointmentLine,
          also: messages.bookAppointmentAlso,
          at: '?tab=appointment',
        },
      ],
    },
  },
  { path: '/contact', ...contact },
  {
    path: '/contactus/appointment',
    chunk: 'plain-booking',
    query: ['plan'],
    texts: false,
    title: messages.tabAppointment,
    description: messages.plainBookingDescription,
    indexable: false,
  },
  {
    path: '/contactus/booked',
    chunk: 'booked',
    texts: false,
    title: messages.bookedPageTitle,
    description: messages.bookedDescription,
    indexable: false,
  },
  {
    path: '/contactus/sent',
    chunk: 'sent',
    texts: false,
    title: messages.sentPageTitle,
    description: messages.sentDescription,
    indexable: false,
  },
  {
    path: '/appointment/:id',
    chunk: 'appointment',
    texts: false,
    title: messages.appointmentTitle,
    description: messages.appointmentDescription,
    indexable: false,
  },
];
