// @vitest-environment jsdom
import { answers, asked, clearAway, draw, press, settle, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparedFigures } from '#features/my-plans/compared-plans.ts';
import { MyPlansPage } from '#features/my-plans/my-plans-page.tsx';

const LINK = '/sipcalculator?monthly=5000';
const attached = (value: string) => ({
  ...{ link: LINK, title: 'SIP calculator', asked: `₹5,000 a month: ${value}`, basis: 'Monthly.' },
  figures: [
    { label: 'Invested amount', text: '₹6,00,000.00' },
    { label: 'Total value', text: value },
  ],
});
const saved = (id: string, name: string, value: string) => ({
  ...{ ...attached(value), id, name, savedAt: '2026-11-20T10:00:00.000Z' },
});
const page = () => document.body.textContent ?? '';

beforeEach(() => {
  history.replaceState(null, '', '/myplans');
});
afterEach(clearAway);

const withPlans = (...plans: object[]) => {
  answers['GET /server/plans'] = [200, { plans }];
};

test('without a plan the page says how one comes here, and a failure can be tried again', async () => {
  withPlans();
  draw(<MyPlansPage />);
  await settle();
  expect(page()).toContain('No plans yet');
  clearAway();
  draw(<MyPlansPage />);
  await settle();
  expect(page()).toContain('Your plans could not be fetched.');
  withPlans(saved('1', 'College', '₹11,61,695.38'));
  await press('Retry');
  await settle();
  expect(page()).toContain('College');
});

test('the plan that the address brings is shown and saved under a name, and the address forgets it', async () => {
  withPlans();
  answers[`GET /server/plan?link=${encodeURIComponent(LINK)}`] = [200, { plan: attached('₹11,61,695.38') }];
  answers['POST /server/plans'] = [200, { plan: saved('1', 'College', '₹11,61,695.38') }];
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  expect(page()).toContain('Total value₹11,61,695.38');
  type('planName', 'College');
  await press('Save plan');
  await settle();
  expect(asked.mock.calls.at(-1)).toEqual(['POST /server/plans', { link: LINK, name: 'College' }]);
  expect(location.search).toBe('');
  expect(document.querySelector('.saved-plan h2')?.textContent).toBe('College');
});

test('left without a name it is called by what it asks; a refusal is said, and nothing is lost', async () => {
  withPlans();
  answers[`GET /server/plan?link=${encodeURIComponent(LINK)}`] = [200, { plan: attached('₹11,61,695.38') }];
  answers['POST /server/plans'] = [409, { message: 'You have 30 saved plans. Delete one to save another.' }];
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  await press('Save plan');
  await settle();
  expect(asked.mock.calls.at(-1)?.[1]).toEqual({ link: LINK, name: 'SIP calculator, ₹5,000 a month' });
  expect(page()).toContain('You have 30 saved plans.');
  expect(location.search).not.toBe('');
});

test('plans are compared side by side, three at most, renamed and deleted', async () => {
  const plans = ['One', 'Two', 'Three', 'Four'].map((name, at) => saved(String(at), name, `₹${at}.00`));
  withPlans(...plans);
  answers['POST /server/plans/0'] = [200, {}];
  answers['DELETE /server/plans/1'] = [200, {}];
  draw(<MyPlansPage />);
  await settle();
  const box = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[aria-label="Compare ${name}"]`) as HTMLInputElement;
  const { act } = await import('react');
  for (const name of ['One', 'Two', 'Three']) await act(async () => box(name).click());
  const heads = () => [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
  expect(heads()).toEqual(['Figure', 'One', 'Two', 'Three']);
  expect(box('Four').disabled).toBe(true);
  await press('Rename One');
  type('planName', 'First');
  await press('Save name');
  await settle();
  expect(asked.mock.calls.at(-1)).toEqual(['POST /server/plans/0', { name: 'First' }]);
  await press('Delete Two');
  await press('Delete');
  await settle();
  expect(asked.mock.calls.at(-1)?.[0]).toBe('DELETE /server/plans/1');
  expect(heads()).toEqual(['Figure', 'First', 'Three']);
});

test('plans of different calculators keep their own figures apart', () => {
  expect(
    comparedFigures([
      { figures: [{ label: 'Total value', text: '₹1.00' }] },
      {
        figures: [
          { label: 'Runs out in', text: 'Month 69' },
          { label: 'Total value', text: '₹2.00' },
        ],
      },
    ]),
  ).toEqual([
    { label: 'Total value', texts: ['₹1.00', '₹2.00'] },
    { label: 'Runs out in', texts: [null, 'Month 69'] },
  ]);
});

test('a plan is mailed to oneself, and a refusal is said beside it', async () => {
  withPlans(saved('1', 'College', '₹1.00'));
  answers['POST /server/plans/1/mail'] = [409, { message: 'There is no email address that you have proven.' }];
  draw(<MyPlansPage />);
  await settle();
  await press('Mail College to me');
  await settle();
  expect(document.querySelector('.saved-plan')?.textContent).toContain('There is no email address');
  answers['POST /server/plans/1/mail'] = [200, { contact: 'a•••@example.in' }];
  await press('Mail College to me');
  await settle();
  expect(document.querySelector('.saved-plan')?.textContent).not.toContain('There is no email address');
});
