import type { PageDeclaration } from 'shared/remote';
import { messages } from '#messages.en.ts';

const contact = {
  title: messages.contactUs,
  crumbs: [{ to: '/', label: messages.home }],
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
          name: messages.bookAppointment,
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
    title: messages.bookAppointment,
    description: messages.plainBookingDescription,
    indexable: false,
  },
  {
    path: '/contactus/booked',
    chunk: 'booked',
    texts: false,
    title: messages.appointmentBooked,
    description: messages.bookedDescription,
    indexable: false,
  },
  {
    path: '/contactus/sent',
    chunk: 'sent',
    texts: false,
    title: messages.messageSent,
    description: messages.sentDescription,
    indexable: false,
  },
  {
    path: '/appointment/:id',
    chunk: 'appointment',
    texts: false,
    title: messages.yourAppointment,
    description: messages.appointmentDescription,
    indexable: false,
  },
];
