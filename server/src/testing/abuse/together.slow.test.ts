import { expect, test } from 'vitest';
import { attackAndVisit, mostAdded, type Outcome } from '#testing/abuse/together.ts';

/** What an attack may add to each thing that a visitor does; the rest is this machine's. */
const VISITOR_MS = 2000;

/** Thresholds that the attack reaches before the first visit. */
const settings = { OTP_LIMIT_PER_CLIENT: '8', OTP_LIMIT_GLOBAL: '24' };
const plan = { attackers: 6, visits: 3, headStartMs: 4000, pauseMs: 40, solves: false, settings };

function expectVisitorsUnhurt(outcome: Outcome): void {
  const { visits, lastConfirmationMs, attacker } = outcome;
  expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  expect(mostAdded(outcome)).toBeLessThan(VISITOR_MS);
  expect(lastConfirmationMs).toBeLessThan(VISITOR_MS);
  expect(Object.values(attacker).reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
}

// Beside other tests a machine may stand still for a second: once more then.
const options = { timeout: 120_000, retry: 1 };

test(
  'with the documented proxy setting, visitors sign in, book and ask while six addresses attack',
  options,
  async () => {
    const outcome = await attackAndVisit({ ...plan, behindProxy: true });
    expectVisitorsUnhurt(outcome);
    // Whoever has signed in before asks for the next code without any work.
    for (const { solved } of outcome.visits) expect(solved).toBeLessThanOrEqual(1);
    expect(
      (outcome.attacker.codes?.passed ?? 0) + (outcome.attacker['codes to the victim']?.passed ?? 0),
    ).toBeLessThanOrEqual(24);
    expect(outcome.attacker.questions?.passed).toBeLessThanOrEqual(6 * 20);
    expect(outcome.attacker['codes to the victim']?.passed).toBeLessThanOrEqual(5);
  },
);

test('where TRUST_PROXY is missing and all come from one address, they still do', options, async () => {
  const outcome = await attackAndVisit({ ...plan, behindProxy: false });
  expectVisitorsUnhurt(outcome);
  expect(outcome.attacker.questions?.passed).toBeLessThanOrEqual(20);
});

test('and while the attacker solves every puzzle', options, async () => {
  const outcome = await attackAndVisit({ ...plan, attackers: 2, pauseMs: 100, behindProxy: false, solves: true });
  expectVisitorsUnhurt(outcome);
});
