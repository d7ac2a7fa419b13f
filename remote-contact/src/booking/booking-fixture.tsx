import type { ReactNode } from 'react';
import type { Appointment, Slot } from 'shared/contract/appointment';
import { answers } from 'shared/form-fixture';
import { addDays, instantInIndia } from 'shared/format/india-time';
import { type SiteFacts, SiteProvider } from 'shared/site';

const facts = {
  hours: { weekdays: [1, 2, 3, 4, 5, 6] },
  appointments: { minutes: 30, holidays: [] as string[], topics: [] as string[], languages: ['English'] },
} as unknown as SiteFacts;

/** A booking's form as the page of a firm shows it. */
export const ofFirm = (form: ReactNode) => (
  <SiteProvider facts={facts} posted={undefined}>
    {form}
  </SiteProvider>
);

/** A half hour of the calendar, and how many may still book it. */
export const slot = (day: string, time: string, places: number): Slot => {
  const start = instantInIndia(day, time);
  return { start: start.toISOString(), end: new Date(start.getTime() + 1_800_000).toISOString(), places };
};

export const booked: Appointment = {
  ...{ id: 'one', status: 'booked', name: 'Asha Rao', email: 'asha@example.in', phone: '+91 XXXXX X4321' },
  ...{ topics: [], language: 'English', channel: 'phone', calendar: '/calendar' },
  ...{ start: slot('2026-11-28', '19:00', 0).start, end: slot('2026-11-28', '19:00', 0).end },
};

/** What the origin says of the days from one on. */
export function offer(from: string, days: number, slots: Slot[]): void {
  const isAmong = ({ start }: Slot) => start >= instantInIndia(from, '00:00').toISOString();
  const isBefore = ({ start }: Slot) => start < instantInIndia(addDays(from, days), '00:00').toISOString();
  const among = slots.filter((one) => isAmong(one) && isBefore(one));
  answers[`GET /server/appointments/slots?from=${from}&days=${days}`] = [200, { slots: among }];
}
