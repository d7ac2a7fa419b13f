import type { PlanRow } from 'shared/contract/plan';
import { planTag } from 'shared/contract/plan';
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
  ...{ form: 'plan', basis: planTag([]) },
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

test('a plan that nobody has filled in is told so; a saved one whose rows were emptied is taken away', async () => {
  const empty = { ...form, 'long.2.amount': '', 'long.2.weight': '' };
  expect(await post(empty)).toMatchObject({
    status: 400,
    posted: { errors: { 'long.add': 'Give at least one row an amount and a weight.' } },
  });
  const { cookies } = await post(form);
  expect((await post({ ...empty, basis: planTag([travel]) }, cookies)).location).toBe('/financialplan');
  expect(await savedBy(cookies)).toEqual([]);
});

test('the button pressed twice saves once; rows that were saved elsewhere meanwhile are not overwritten', async () => {
  const { cookies } = await post(form);
  expect((await post(form, cookies)).location).toBe('/financialplan');
  const { status, posted } = await post({ ...form, ...dining }, cookies);
  expect([status, posted.message]).toEqual([412, expect.stringContaining('changed somewhere else')]);
  expect(posted.values).toMatchObject({ 'short.1.amount': '900', basis: planTag([]) });
  expect(await savedBy(cookies)).toEqual([travel]);
});
