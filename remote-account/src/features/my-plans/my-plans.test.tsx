// @vitest-environment jsdom
import { act } from 'react';
import { forgetSession, signIn } from 'shared/auth';
import { answer, answers, asked, clearAway, draw, press, settle, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparedFigures } from '#features/my-plans/compared-plans.ts';
import MyPlansPage from '#features/my-plans/my-plans-page.tsx';

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
  signIn('token', { id: '7', name: 'Asha', contact: '•••••• 0000' });
});
afterEach(() => {
  clearAway();
  localStorage.clear();
});

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

test('a name that is changed while the plan is being saved is the plan’s name', async () => {
  withPlans();
  answers[`GET /server/plan?link=${encodeURIComponent(LINK)}`] = [200, { plan: attached('₹11,61,695.38') }];
  let arrive = (_: Response) => {};
  answers['POST /server/plans'] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  answers['POST /server/plans/1'] = [200, {}];
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  type('planName', 'College');
  await press('Save plan');
  type('planName', 'College of Meera');
  arrive(answer([200, { plan: saved('1', 'College', '₹11,61,695.38') }]));
  await settle();
  expect(asked.mock.calls.at(-1)).toEqual(['POST /server/plans/1', { name: 'College of Meera' }]);
  expect(document.querySelector('.saved-plan h2')?.textContent).toBe('College of Meera');
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

test('a save and a mail whose answers were lost go again under their keys, and the next ones under others', async () => {
  withPlans(saved('1', 'College', '₹1.00'));
  const keys: (string | null)[] = [];
  const mailed: (string | null)[] = [];
  answers[`GET /server/plan?link=${encodeURIComponent(LINK)}`] = [200, { plan: attached('₹1.00') }];
  const lost = (into: (string | null)[]) => async (headers: Headers) => {
    into.push(headers.get('idempotency-key'));
    throw new TypeError('lost');
  };
  answers['POST /server/plans'] = lost(keys);
  answers['POST /server/plans/1/mail'] = lost(mailed);
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  for (const _ of ['first', 'again']) await press('Save plan');
  type('planName', 'House');
  await press('Save plan');
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0], expect.stringMatching(/^\w{32}$/)]);
  expect(keys[2]).not.toBe(keys[0]);
  for (const _ of ['first', 'again']) await press('Mail College to me');
  expect(mailed).toEqual([expect.stringMatching(/^\w{32}$/), mailed[0]]);
  answers['POST /server/plans/1/mail'] = async (headers) => {
    mailed.push(headers.get('idempotency-key'));
    return answer([200, { contact: 'a•••@example.in' }]);
  };
  for (const _ of ['answered', 'once more']) await press('Mail College to me');
  expect(mailed[2]).toBe(mailed[0]);
  expect(mailed[3]).not.toBe(mailed[0]);
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
  for (const name of ['One', 'Two', 'Three']) await act(async () => box(name).click());
  const heads = () => [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
  expect(heads()).toEqual(['Figure', 'One', 'Two', 'Three']);
  expect(box('Four').disabled).toBe(true);
  await press('Rename One');
  type('newName', 'First');
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
  const ways = () => [...document.querySelectorAll<HTMLAnchorElement>('.saved-plan a')].map(({ pathname }) => pathname);
  expect(ways(), 'where one gets an address, or goes without').toEqual([
    ...['/sipcalculator', '/contactus', '/myprofile', '/mailplan'],
  ]);
  answers['POST /server/plans/1/mail'] = [429, { message: 'Try again tomorrow.' }];
  await press('Mail College to me');
  expect(ways()).toEqual(['/sipcalculator', '/contactus']);
  answers['POST /server/plans/1/mail'] = [200, { contact: 'a•••@example.in' }];
  await press('Mail College to me');
  await settle();
  expect(document.querySelector('.saved-plan')?.textContent).not.toContain('There is no email address');
});

test('without an account plans stay in this browser, and nothing of them is sent', async () => {
  forgetSession();
  answers[`GET /server/plan?link=${encodeURIComponent(LINK)}`] = [200, { plan: attached('₹11,61,695.38') }];
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  expect(page()).toContain('Kept in this browser only');
  type('planName', 'College');
  await press('Save plan');
  await settle();
  await press('Rename College');
  type('newName', 'Kavya');
  await press('Save name');
  await settle();
  clearAway();
  draw(<MyPlansPage />);
  await settle();
  expect(document.querySelector('.saved-plan')?.textContent).toMatch(/^Kavya.*₹11,61,695\.38/);
  expect(document.querySelector<HTMLAnchorElement>('a[aria-label="Mail Kavya to me"]')?.pathname).toBe('/mailplan');
  expect(asked).not.toHaveBeenCalled();
  await press('Delete Kavya');
  await press('Delete');
  await settle();
  expect(page()).toContain('No plans yet');
  expect(localStorage).toHaveLength(0);
});

test('where a browser keeps nothing, that is said, and the plan and its name stand there still', async () => {
  forgetSession();
  answers[`GET /server/plan?link=${encodeURIComponent(LINK)}`] = [200, { plan: attached('₹11,61,695.38') }];
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  type('planName', 'College');
  await press('Save plan');
  await settle();
  vi.restoreAllMocks();
  expect(page()).toContain('This browser keeps nothing for this site.');
  expect(location.search).not.toBe('');
});

test('what others have left in the storage is no plan, and hurts none', async () => {
  forgetSession();
  localStorage.setItem('plans', JSON.stringify([null, { name: 'Half' }, saved('1', 'College', '₹1.00')]));
  draw(<MyPlansPage />);
  await settle();
  expect([...document.querySelectorAll('.saved-plan h2')].map((name) => name.textContent)).toEqual(['College']);
});

test('a browser’s plans move to the account in their order; what the account refuses stays', async () => {
  localStorage.setItem('plans', JSON.stringify([saved('2', 'Two', '₹2.00'), saved('1', 'One', '₹1.00')]));
  withPlans();
  const replies: (readonly [number, object])[] = [
    [200, { plan: saved('9', 'One', '₹1.00') }],
    [409, { message: 'You have 30 saved plans. Delete one to save another.' }],
    [200, { plan: saved('10', 'Two', '₹2.00') }],
  ];
  answers['POST /server/plans'] = async () => answer(replies.shift() ?? [500, {}]);
  draw(<MyPlansPage />);
  await settle();
  expect(page()).toContain('2 plans are kept in this browser');
  await press('Move to my account');
  await settle();
  expect(page()).toContain('You have 30 saved plans.');
  expect(page()).toContain('One plan is kept in this browser');
  await press('Move to my account');
  await settle();
  expect(page()).not.toContain('kept in this browser');
  const names = asked.mock.calls.flatMap(([call, body]) => (call === 'POST /server/plans' ? [body] : []));
  expect(names).toEqual(['One', 'Two', 'Two'].map((name) => ({ link: LINK, name })));
});

test('a plan that the address brings while another one is being saved stays in the address', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const other = '/sipcalculator?monthly=9000';
  withPlans();
  for (const link of [LINK, other])
    answers[`GET /server/plan?link=${encodeURIComponent(link)}`] = [200, { plan: attached('₹11,61,695.38') }];
  answers['POST /server/plans'] = () => promise;
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  await press('Save plan');
  await act(async () => {
    history.pushState(null, '', `/myplans?plan=${encodeURIComponent(other)}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  resolve(answer([200, { plan: saved('1', 'College', '₹1.00') }]));
  await settle();
  expect(new URLSearchParams(location.search).get('plan')).toBe(other);
  expect(document.querySelector('.saved-plan h2')?.textContent).toBe('College');
});

test.each([
  ['before the list', true],
  ['after the list', false],
])('a plan whose save is answered %s stands in it', async (_, isFirst) => {
  const list = Promise.withResolvers<Response>();
  const save = Promise.withResolvers<Response>();
  answers['GET /server/plans'] = () => list.promise;
  answers['POST /server/plans'] = () => save.promise;
  answers[`GET /server/plan?link=${encodeURIComponent(LINK)}`] = [200, { plan: attached('₹1.00') }];
  history.replaceState(null, '', `/myplans?plan=${encodeURIComponent(LINK)}`);
  draw(<MyPlansPage />);
  await settle();
  await press('Save plan');
  const college = saved('1', 'College', '₹1.00');
  const ends = [
    () => save.resolve(answer([200, { plan: college }])),
    () => list.resolve(answer([200, { plans: [saved('0', 'Earlier', '₹2.00')] }])),
  ];
  // Whoever asks after the save is told of it.
  if (isFirst) withPlans(college, saved('0', 'Earlier', '₹2.00'));
  for (const end of isFirst ? ends : ends.reverse()) {
    end();
    await settle();
  }
  expect([...document.querySelectorAll('.saved-plan h2')].map((name) => name.textContent)).toEqual([
    'College',
    'Earlier',
  ]);
});
