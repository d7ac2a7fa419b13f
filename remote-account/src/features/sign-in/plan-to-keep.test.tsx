// @vitest-environment jsdom
import { answers, asked, clearAway, draw, settle } from 'shared/form-fixture';
import { afterEach, expect, test } from 'vitest';
import { PlanToKeep } from '#features/sign-in/plan-to-keep.tsx';

const LINK = '/sipcalculator?monthly=5000&years=10';
const CALL = `GET /server/plan?link=${encodeURIComponent(LINK)}`;
const shown = () => document.querySelector('.sign-in__plan')?.textContent;

async function drawFor(next: string): Promise<void> {
  history.replaceState(null, '', `/signin?next=${encodeURIComponent(next)}`);
  draw(<PlanToKeep />);
  await settle();
}

afterEach(() => {
  clearAway();
  history.replaceState(null, '', '/');
});

test('who was sent here from a plan reads which one waits', async () => {
  const asked = '₹5,000 a month for 10 years';
  answers[CALL] = [200, { plan: { link: LINK, title: 'SIP calculator', asked, figures: [], basis: '' } }];
  await drawFor(`/myplans?plan=${encodeURIComponent(LINK)}`);
  expect(shown()).toBe('Sign in to keep SIP calculator: ₹5,000 a month for 10 years');
});

test('a plan that cannot be worked out now is named by its calculator, or is a plan all the same', async () => {
  answers[CALL] = [200, { plan: { link: LINK, title: 'SIP calculator', asked: '', figures: [], basis: '' } }];
  await drawFor(`/myplans?plan=${encodeURIComponent(LINK)}`);
  expect(shown()).toBe('Sign in to keep SIP calculator');
  clearAway();
  await drawFor(`/myplans?plan=${encodeURIComponent(LINK)}`);
  expect(shown()).toBe('Sign in to keep your plan');
});

test.each([
  '/myplans',
  '/profile?plan=/sipcalculator?monthly=1',
  '/myplans?plan=//evil.example',
  '//evil/myplans?plan=x',
])('the way to %s names no plan and asks for none', async (next) => {
  await drawFor(next);
  expect(shown()).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
