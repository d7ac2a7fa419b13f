// @vitest-environment jsdom
import { act } from 'react';
import type { BookedAppointment, Slot } from 'shared/contract/appointment';
import { alert, answer, answers, asked, clearAway, control, draw, press, settle, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppointmentCard } from '#appointment/appointment-card.tsx';
import { booked, ofFirm, offer, slot } from '#booking/booking-fixture.tsx';
import { BookingForm } from '#booking/booking-form.tsx';
import { messages } from '#messages.en.ts';

const TODAY = '2026-11-23';
const BOOK = 'POST /server/appointments';
const MOVE = 'POST /server/appointments/one/move';
const saturday = (places: number) => slot('2026-11-28', '19:30', places);
const nextMonday = slot('2026-11-30', '08:30', 1);

function offerAll(slots: Slot[]): void {
  for (const from of [TODAY, '2026-11-30']) offer(from, 7, slots);
  offer('2026-11-28', 14, slots);
}

const taken = (says: string, next?: string) => [409, { message: `That time was just taken. ${says}`, next }] as const;
const choose = (start: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[value="${start}"]`)?.click());
const chosen = () => document.querySelector('.choice-summary b')?.textContent;
const checked = () => document.querySelector<HTMLInputElement>('[name=start]:checked')?.value;
const stored = () => sessionStorage.getItem('draft:appointment');
const onBooked = vi.fn<(booked: BookedAppointment) => void>();

beforeEach(() => {
  onBooked.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T10:00:00+05:30`) });
});
afterEach(() => {
  vi.useRealTimers();
  clearAway();
});

async function chooseSaturday(): Promise<void> {
  offerAll([saturday(1), nextMonday]);
  draw(ofFirm(<BookingForm day="" onBooked={onBooked} onUnverified={() => {}} />));
  await settle();
  type('name', 'Asha Rao');
  type('email', 'asha@example.in');
  await choose(saturday(1).start);
}

test.each([
  ['is forgotten', 'Asha Rao', null],
  ['stays where it was changed meanwhile', 'Ravi Rao', expect.stringContaining('Ravi Rao')],
])('a draft that was booked %s', async (_, name, kept) => {
  await chooseSaturday();
  let arrive = (_: Response) => {};
  answers[BOOK] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await press(messages.actionBook);
  if (name !== control('name').value) type('name', name);
  arrive(answer([200, { appointment: booked, manage: '/appointment/one#key' }]));
  await settle();
  expect(onBooked).toHaveBeenCalledWith(expect.objectContaining({ appointment: booked }));
  expect(stored()).toEqual(kept);
});

test('the next free time is chosen and shown, although it lies in another week', async () => {
  await chooseSaturday();
  offerAll([saturday(0), nextMonday]);
  answers[BOOK] = taken('The next free one is Monday 30 November, 8:30 to 9:00 AM.', nextMonday.start);
  await press(messages.actionBook);
  await settle();
  expect(alert()).toContain('Monday 30 November, 8:30 to 9:00 AM');
  expect([chosen(), checked()]).toEqual(['Monday 30 November, 8:30 to 9:00 AM', nextMonday.start]);
});

test('the time is known by its start, in whatever words the message names it', async () => {
  await chooseSaturday();
  offerAll([saturday(0), nextMonday]);
  answers[BOOK] = taken('ಮುಂದಿನ ಬಿಡುವಿನ ಸಮಯ: 30 ನವೆಂಬರ್.', nextMonday.start);
  await press(messages.actionBook);
  await settle();
  expect(checked()).toBe(nextMonday.start);
});

test('no time is chosen that the visitor does not read of', async () => {
  await chooseSaturday();
  // Somebody has taken that one too, and given another one back.
  offerAll([saturday(0), slot('2026-11-28', '20:00', 1)]);
  answers[BOOK] = taken('The next free one is Monday 30 November, 8:30 to 9:00 AM.', nextMonday.start);
  await press(messages.actionBook);
  await settle();
  expect(chosen()).toBe(messages.slotNone);
  expect(asked.mock.calls.at(-1)?.[0]).toContain(`from=${TODAY}&days=7`);
});

test('an appointment is moved to the time that was named, or to none', async () => {
  offerAll([saturday(1), slot('2026-11-28', '10:00', 1), nextMonday]);
  draw(ofFirm(<AppointmentCard appointment={booked} accessKey="key" onChange={() => {}} />));
  await press(messages.actionMove);
  await settle();
  await choose(saturday(1).start);
  offerAll([saturday(0), nextMonday]);
  answers[MOVE] = taken('The next free one is Monday 30 November, 8:30 to 9:00 AM.', nextMonday.start);
  await press(messages.moveConfirm);
  await settle();
  expect([chosen(), checked()]).toEqual(['Monday 30 November, 8:30 to 9:00 AM', nextMonday.start]);
  offer('2026-11-30', 14, []);
  answers[MOVE] = taken('Choose another one.');
  await press(messages.moveConfirm);
  await settle();
  expect(chosen()).toBe(messages.slotNone);
});
