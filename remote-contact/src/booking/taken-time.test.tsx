// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import type { Appointment, Slot } from 'shared/contract/appointment';
import { alert, answers, asked, clearAway, draw, press, settle, type } from 'shared/form-fixture';
import { addDays, instantInIndia } from 'shared/format/india-time';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppointmentCard } from '#appointment/appointment-card.tsx';
import { BookingForm } from '#booking/booking-form.tsx';
import { messages } from '#messages.en.ts';

const TODAY = '2026-11-23';
const BOOK = 'POST /server/appointments';
const MOVE = 'POST /server/appointments/one/move';
const facts = {
  hours: { weekdays: [1, 2, 3, 4, 5, 6] },
  appointments: { minutes: 30, holidays: [] as string[], topics: [] as string[], languages: ['English'] },
} as unknown as SiteFacts;

const slot = (day: string, time: string, places: number): Slot => {
  const start = instantInIndia(day, time);
  return { start: start.toISOString(), end: new Date(start.getTime() + 1_800_000).toISOString(), places };
};
const saturday = (places: number) => slot('2026-11-28', '19:30', places);
const nextMonday = slot('2026-11-30', '08:30', 1);

/** What the origin says of the days from one on. */
function offer(from: string, days: number, slots: Slot[]): void {
  const isAmong = ({ start }: Slot) => start >= instantInIndia(from, '00:00').toISOString();
  const isBefore = ({ start }: Slot) => start < instantInIndia(addDays(from, days), '00:00').toISOString();
  const among = slots.filter((one) => isAmong(one) && isBefore(one));
  answers[`GET /server/appointments/slots?from=${from}&days=${days}`] = [200, { slots: among }];
}

function offerAll(slots: Slot[]): void {
  for (const from of [TODAY, '2026-11-30']) offer(from, 7, slots);
  offer('2026-11-28', 14, slots);
}

const taken = (next: string) => [409, { message: `That time was just taken. ${next}` }] as const;
const choose = (start: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[value="${start}"]`)?.click());
const chosen = () => document.querySelector('.choice-summary b')?.textContent;
const checked = () => document.querySelector<HTMLInputElement>('[name=start]:checked')?.value;
const page = (form: ReactNode) => (
  <SiteProvider facts={facts} posted={undefined}>
    {form}
  </SiteProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T10:00:00+05:30`) });
});
afterEach(() => {
  vi.useRealTimers();
  clearAway();
});

async function bookSaturday(): Promise<void> {
  offerAll([saturday(1), nextMonday]);
  draw(page(<BookingForm day="" onBooked={() => {}} onUnverified={() => {}} />));
  await settle();
  type('name', 'Asha Rao');
  type('email', 'asha@example.in');
  await choose(saturday(1).start);
}

test('the next free time is chosen and shown, although it lies in another week', async () => {
  await bookSaturday();
  offerAll([saturday(0), nextMonday]);
  answers[BOOK] = taken('The next free one is Monday 30 November, 8:30 to 9:00 AM.');
  await press(messages.actionBook);
  await settle();
  expect(alert()).toContain('Monday 30 November, 8:30 to 9:00 AM');
  expect([chosen(), checked()]).toEqual(['Monday 30 November, 8:30 to 9:00 AM', nextMonday.start]);
});

test('no time is chosen that the visitor does not read of', async () => {
  await bookSaturday();
  // Somebody has taken that one too, and given another one back.
  offerAll([saturday(0), slot('2026-11-28', '20:00', 1)]);
  answers[BOOK] = taken('The next free one is Monday 30 November, 8:30 to 9:00 AM.');
  await press(messages.actionBook);
  await settle();
  expect(chosen()).toBe(messages.slotNone);
  expect(asked.mock.calls.at(-1)?.[0]).toContain(`from=${TODAY}&days=7`);
});

test('an appointment is moved to the time that was named, or to none', async () => {
  const { start, end } = slot('2026-11-28', '19:00', 0);
  const current: Appointment = {
    ...{ id: 'one', status: 'booked', name: 'Asha Rao', email: 'asha@example.in', phone: '+91 XXXXX X4321' },
    ...{ topics: [], language: 'English', channel: 'phone', calendar: '/calendar' },
    ...{ start, end },
  };
  offerAll([saturday(1), slot('2026-11-28', '10:00', 1), nextMonday]);
  draw(page(<AppointmentCard appointment={current} accessKey="key" onChange={() => {}} />));
  await press(messages.actionMove);
  await settle();
  await choose(saturday(1).start);
  offerAll([saturday(0), nextMonday]);
  answers[MOVE] = taken('The next free one is Monday 30 November, 8:30 to 9:00 AM.');
  await press(messages.moveConfirm);
  await settle();
  expect([chosen(), checked()]).toEqual(['Monday 30 November, 8:30 to 9:00 AM', nextMonday.start]);
  offer('2026-11-30', 14, []);
  answers[MOVE] = taken('Choose another one.');
  await press(messages.moveConfirm);
  await settle();
  expect(chosen()).toBe(messages.slotNone);
});
