import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

test('a forged Host gets into no link of a mail, reminder, calendar file or invitation', async () => {
  const { token } = await origin.signIn('+919861200001');
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { json } = await origin.call('GET', `/server/appointments/slots?from=${from}&days=7`);
  const free = (json.slots as { start: string; places: number }[]).filter(({ places }) => places > 0);
  const { json: booked } = await origin.call('POST', '/server/appointments', {
    token,
    headers: forged,
    body: { start: free[0]?.start, name: 'Asha Rao', email: 'asha@example.in' },
  });
  const { id } = booked.appointment as { id: string };
  const key = { 'x-appointment-key': String(booked.manage).split('#')[1] ?? '' };
  const moved = await origin.call('POST', `/server/appointments/${id}/move`, {
    headers: { ...forged, ...key },
    body: { start: free[1]?.start },
  });
  expect(moved.status).toBe(200);
  const { json: referral } = await origin.call('POST', '/server/referral/saveReferral', {
    token,
    headers: forged,
    body: { name: 'Ravi', phoneNumber: '9876500000', email: 'ravi@example.in' },
  });

  const waiting = await origin.db.selectFrom('outbox').select(['kind', 'payload']).execute();
  const sent = await origin.db.selectFrom('inbox_message').selectAll().execute();
  const all = JSON.stringify([waiting, sent, referral, booked]);
  expect(all).toContain('http://localhost/appointment/');
  expect(all).not.toContain('evil.example');
});
