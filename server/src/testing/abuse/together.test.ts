import { expect, test } from 'vitest';
import { attackAndVisit, type Outcome } from '#testing/abuse/together.ts';

/** What a visitor may wait for each thing that they do, while an attack runs. */
const VISITOR_MS = 2000;

/** Thresholds that the attack reaches before the first visit. */
const settings = { OTP_LIMIT_PER_CLIENT: '8', OTP_LIMIT_GLOBAL: '24' };
const plan = { attackers: 6, visits: 3, headStartMs: 4000, pauseMs: 40, solves: false, settings };

function expectVisitorsUnhurt({ visits, lastConfirmationMs, attacker }: Outcome): void {
  expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  for (const { took } of visits)
    for (const [step, ms] of Object.entries(took)) expect(ms, step).toBeLessThan(VISITOR_MS);
  expect(lastConfirmationMs).toBeLessThan(VISITOR_MS);
  expect(Object.values(attacker).reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
}

test('with the documented proxy setting, visitors sign in, book and ask while six addresses attack', async () => {
  const outcome = await attackAndVisit({ ...plan, behindProxy: true });
  expectVisitorsUnhurt(outcome);
  // Whoever has signed in before asks for the next code without any work.
  for (const { solved } of outcome.visits) expect(solved).toBeLessThanOrEqual(1);
  expect(
    (outcome.attacker.codes?.passed ?? 0) + (outcome.attacker['codes to the victim']?.passed ?? 0),
  ).toBeLessThanOrEqual(24);
  expect(outcome.attacker.questions?.passed).toBeLessThanOrEqual(6 * 20);
  expect(outcome.attacker['codes to the victim']?.passed).toBeLessThanOrEqual(5);
}, 120_000);

test('where TRUST_PROXY is missing and all come from one address, they still do', async () => {
  const outcome = await attackAndVisit({ ...plan, behindProxy: false });
  expectVisitorsUnhurt(outcome);
  expect(outcome.attacker.questions?.passed).toBeLessThanOrEqual(20);
}, 120_000);

test('and while the attacker solves every puzzle', async () => {
  const outcome = await attackAndVisit({ ...plan, attackers: 2, pauseMs: 100, behindProxy: false, solves: true });
  expectVisitorsUnhurt(outcome);
}, 120_000);
