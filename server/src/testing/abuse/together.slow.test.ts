import { expect, test } from 'vitest';
import { attackAndVisit, type Outcome } from '#testing/abuse/together.ts';

// How long an attack makes a visitor wait is what `npm run torture -- --abuse` prints: here it is this machine's.

/** Thresholds that the attack reaches before the first visit. */
const settings = { OTP_LIMIT_PER_CLIENT: '8', OTP_LIMIT_GLOBAL: '24' };
const plan = { attackers: 6, visits: 3, headStart: 700, pauseMs: 40, solves: false, settings };

function expectVisitorsUnhurt(outcome: Outcome): void {
  const { visits, lastConfirmationMs, attacker } = outcome;
  expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  expect(lastConfirmationMs, 'the last booking is confirmed').not.toBeNull();
  expect(Object.values(attacker).reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
}

/** What an attacker who does no work runs into. */
function expectThresholdsReached({ attacker }: Outcome): void {
  for (const call of ['codes', 'codes to the victim', 'questions', 'plans'])
    expect(attacker[call]?.refused, call).toBeGreaterThan(0);
}

const options = { timeout: 240_000 };

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
    expectThresholdsReached(outcome);
    expect(outcome.attacker['codes to the victim']?.passed).toBeLessThanOrEqual(5);
  },
);

test('where TRUST_PROXY is missing and all come from one address, they still do', options, async () => {
  const outcome = await attackAndVisit({ ...plan, behindProxy: false });
  expectVisitorsUnhurt(outcome);
  expect(outcome.attacker.questions?.passed).toBeLessThanOrEqual(20);
  expectThresholdsReached(outcome);
});

test('and while the attacker solves every puzzle', options, async () => {
  const outcome = await attackAndVisit({
    ...plan,
    attackers: 2,
    headStart: 120,
    pauseMs: 100,
    behindProxy: false,
    solves: true,
  });
  expectVisitorsUnhurt(outcome);
  // Past the twenty that are free it has worked for each.
  expect(outcome.attacker.questions?.passed).toBeGreaterThan(20);
});
