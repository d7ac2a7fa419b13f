// @vitest-environment jsdom
import { act } from 'react';
import { authStore, forgetSession, restoreSession, signIn } from 'shared/auth';
import type { Appointment } from 'shared/contract/appointment';
import { answer, answers, asked, clearAway, draw, press, settle, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookAppointment } from '#booking/book-appointment.tsx';
import { booked, ofFirm, offer, slot } from '#booking/booking-fixture.tsx';
import { messages } from '#messages.en.ts';

const TODAY = '2026-11-23';
const BOOK = 'POST /server/appointments';
const VERIFICATION = 'GET /server/appointments/verification';
const COMING = 'GET /server/appointments/coming';
const free = slot('2026-11-24', '10:00', 1);
const page = ofFirm(<BookAppointment active />);
const shown = () => document.body.textContent ?? '';
const manageLinks = () => [...document.querySelectorAll('a')].map(({ href }) => href).filter((to) => /#/.test(to));

/** What the origin says to who is at the page. */
function answerAs(phone: string | null, appointments: Appointment[]): void {
  answers[VERIFICATION] = [200, { verification: phone && { phone, until: '2026-11-23T06:00:00Z' } }];
  const coming = appointments.map((appointment) => ({ appointment, manage: `/appointment/one#key` }));
  answers[COMING] = [200, { appointments: coming }];
}

const become = (id: string) => act(async () => signIn(`token-${id}`, { id, name: null, contact: `${id}@example.in` }));
const leave = () => act(async () => forgetSession());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T10:00:00+05:30`) });
  restoreSession();
  offer(TODAY, 7, [free]);
});
afterEach(() => {
  clearAway();
  forgetSession();
  vi.useRealTimers();
});

test('whoever takes over finds nothing of the person before, and what is theirs', async () => {
  await become('asha');
  answerAs('+91 XXXXX X4321', [booked]);
  draw(page);
  await settle();
  expect(shown()).toContain('X4321');
  expect(manageLinks()).toHaveLength(1);
  answerAs('+91 XXXXX X7777', []);
  await become('ravi');
  await settle();
  expect(shown()).toContain('X7777');
  expect(shown()).not.toContain('X4321');
  expect(manageLinks()).toEqual([]);
});

test('signing out takes everything away at once, before anything is answered', async () => {
  await become('asha');
  answerAs('+91 XXXXX X4321', [booked]);
  draw(page);
  await settle();
  expect(manageLinks()).toHaveLength(1);
  answers[VERIFICATION] = () => new Promise(() => {});
  await leave();
  expect(shown()).toBe(messages.statusCheckingNumber);
  expect(asked.mock.lastCall?.[0]).toBe(VERIFICATION);
});

async function bookFree(): Promise<void> {
  type('name', 'Asha Rao');
  type('email', 'asha@example.in');
  await act(async () => document.querySelector<HTMLInputElement>(`input[value="${free.start}"]`)?.click());
  await press(messages.actionBook);
}

test('what was booked is shown to who booked it, and to nobody after them', async () => {
  await become('asha');
  answerAs('+91 XXXXX X4321', []);
  draw(page);
  await settle();
  answers[BOOK] = [200, { appointment: booked, manage: '/appointment/one#key' }];
  await bookFree();
  await settle();
  expect(shown()).toContain(messages.bookedTitle);
  answerAs(null, []);
  await leave();
  await settle();
  expect(shown()).not.toContain(messages.bookedTitle);
  expect(manageLinks()).toEqual([]);
});

test('a session that ends with the booking leaves the visitor what they booked', async () => {
  await become('asha');
  answerAs('+91 XXXXX X4321', []);
  draw(page);
  await settle();
  answers['POST /server/auth/refresh'] = [401, { message: 'Sign in again.' }];
  answers[BOOK] = async () =>
    answer(
      authStore.getState().isAuthenticated
        ? [401, { message: 'Sign in again.' }]
        : [200, { appointment: booked, manage: '/appointment/one#key' }],
    );
  await bookFree();
  await settle();
  expect(authStore.getState().isAuthenticated).toBe(false);
  expect(shown()).toContain(messages.bookedTitle);
});
