// @vitest-environment jsdom
import { act } from 'react';
import { authStore, forgetSession, restoreSession, signIn } from 'shared/auth';
import type { Appointment } from 'shared/contract/appointment';
import { alert, answer, answers, asked, clearAway, control, draw, press, settle, type } from 'shared/form-fixture';
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

/** Proves a phone by a code, as a visitor does. */
async function verify(): Promise<void> {
  answers['POST /server/auth/otp/initiate'] = [200, { challengeId: 'first', resendAfterSeconds: 0 }];
  answers['POST /server/appointments/verify'] = [
    200,
    { verification: { phone: '+91 XXXXX X3210', until: '2026-11-23T06:00:00Z' } },
  ];
  type('phoneNumber', '98765 43210');
  await press(messages.actionSendCode);
  await settle();
  type('otp', '204816');
  await press(messages.actionVerify);
  await settle();
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

test('what a visitor booked stays gone after somebody signed in and out, and after another number was proven', async () => {
  answerAs('+91 XXXXX X4321', []);
  draw(page);
  await settle();
  answers[BOOK] = [200, { appointment: booked, manage: '/appointment/one#key' }];
  await bookFree();
  await settle();
  await press('Use another');
  await verify();
  expect(shown()).toContain('X3210');
  expect(manageLinks()).toEqual([]);
  await bookFree();
  await settle();
  expect(manageLinks()).toHaveLength(1);
  await become('asha');
  await leave();
  await settle();
  expect(shown()).toContain('X4321');
  expect(manageLinks()).toEqual([]);
});

test('a booking that is answered after its person has left is shown to nobody', async () => {
  await become('asha');
  answerAs('+91 XXXXX X4321', []);
  draw(page);
  await settle();
  let arrive = (_: Response) => {};
  answers[BOOK] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await bookFree();
  await become('ravi');
  arrive(answer([200, { appointment: booked, manage: '/appointment/one#key' }]));
  await settle();
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

test('a proof that is over says so, takes the focus to the number, and loses nothing of the booking', async () => {
  answerAs('+91 XXXXX X4321', []);
  draw(page);
  await settle();
  answers[BOOK] = [403, { message: 'Verify your phone number first.' }];
  await bookFree();
  await settle();
  expect(alert()).toBe(messages.verifyAgain);
  expect(document.activeElement).toBe(control('phoneNumber'));
  await verify();
  expect(alert()).toBe('');
  expect(control('name').value).toBe('Asha Rao');
  expect(document.querySelector<HTMLInputElement>('[name=start]:checked')?.value).toBe(free.start);
});

test('a session that ends with the proof of its number says why the number is asked for', async () => {
  await become('asha');
  answerAs('+91 XXXXX X4321', []);
  draw(page);
  await settle();
  answers['POST /server/auth/refresh'] = [401, { message: 'Sign in again.' }];
  answers[BOOK] = async () => {
    answerAs(null, []);
    const isVisitor = !authStore.getState().isAuthenticated;
    return answer(isVisitor ? [403, { message: 'Verify first.' }] : [401, { message: 'Sign in again.' }]);
  };
  await bookFree();
  await settle();
  expect(alert()).toBe(messages.verifyAgain);
  expect(document.activeElement).toBe(control('phoneNumber'));
});

test('who wants another number is led to its field, and whoever comes for the first time is not', async () => {
  answerAs(null, []);
  draw(page);
  await settle();
  expect(document.activeElement).toBe(document.body);
  await verify();
  await press('Use another');
  expect(document.activeElement).toBe(control('phoneNumber'));
  expect(alert()).toBe('');
});
