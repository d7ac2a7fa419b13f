import type { PlanRow } from 'shared/contract/plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());

const travel: PlanRow = { category: 'Travel', amount: '250000', weight: '25-50%', horizon: 'long' };
/** As browsers send the page: rows that nobody took up as well. */
const form = {
  form: 'plan',
  ...{ 'long.0.category': 'Emergency Fund', 'long.0.amount': '', 'long.0.weight': '' },
  ...{ 'long.2.category': 'Travel', 'long.2.amount': '2.5 lakh', 'long.2.weight': '25-50%' },
};
const dining = { 'short.1.category': 'Dining', 'short.1.amount': '900', 'short.1.weight': '0%' };
const post = (fields: Record<string, string>, cookies: Record<string, string> = {}) =>
  site.post('/financialtable', fields, { cookies });
const savedBy = async (cookies: Record<string, string>) =>
  (await site.origin.call('GET', '/server/tables', { cookies })).json;

test('a visitor’s rows are stored under a cookie of their own, and lead to the plan', async () => {
  const { status, location, cookies } = await post({ ...form, ...dining });
  expect([status, location]).toEqual([303, '/financialplan']);
  expect(await savedBy(cookies)).toEqual([
    travel,
    { category: 'Dining', amount: '900', weight: '0%', horizon: 'short' },
  ]);
});

test('a signed-in person’s rows are theirs', async () => {
  const { refresh, token } = await site.origin.signIn(site.origin.freshPhone());
  expect((await post(form, { session: refresh })).location).toBe('/financialplan');
  expect((await site.origin.call('GET', '/server/tables', { token })).json).toEqual([travel]);
});

test('what is wrong stands beside its input, what was typed is kept, and nothing is saved', async () => {
  const { status, posted, cookies } = await post({
    ...form,
    ...dining,
    'short.1.amount': 'much',
    'long.0.amount': '5',
  });
  expect(status).toBe(400);
  expect(Object.keys(posted.errors ?? {}).sort()).toEqual(['long.0.weight', 'short.1.amount']);
  expect(posted).toMatchObject({ message: null, values: { 'long.2.amount': '2.5 lakh', 'short.1.amount': 'much' } });
  expect(cookies.plan).toBeUndefined();
});

test('a plan that nobody has filled in is told so, and takes no saved rows away', async () => {
  const empty = { ...form, 'long.2.amount': '', 'long.2.weight': '' };
  const { cookies } = await post(form);
  expect(await post(empty, cookies)).toMatchObject({
    status: 400,
    posted: { errors: { 'long.add': 'Give at least one row an amount and a weight.' } },
  });
  expect(await savedBy(cookies)).toEqual([travel]);
});

test('rows come behind the saved ones, that of a saved category takes its place, and a second press changes nothing', async () => {
  const { cookies } = await post(form);
  const more = { ...dining, form: 'plan', 'long.5.category': ' Travel ', 'long.5.amount': '3L', 'long.5.weight': '0%' };
  for (const _ of ['once', 'twice']) expect((await post(more, cookies)).location).toBe('/financialplan');
  expect(await savedBy(cookies)).toEqual([
    { category: 'Dining', amount: '900', weight: '0%', horizon: 'short' },
    { ...travel, amount: '300000', weight: '0%' },
  ]);
  const wrong = await post({ ...form, 'long.2.category': 'Car', 'long.2.amount': 'much' }, cookies);
  expect(Object.keys(wrong.posted.errors ?? {})).toEqual(['long.2.amount']);
});
