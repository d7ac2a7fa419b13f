import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';
import { listed } from '#testing/listed.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());

test('without scripts each consent is given and withdrawn by its own box, and only changes are recorded', async () => {
  const { refresh, user } = await site.origin.signIn(site.origin.freshPhone());
  const save = (boxes: Record<string, string>) =>
    site.post('/signin/done', { form: 'consents', ...boxes }, { cookies: { session: refresh } });
  const recorded = () =>
    site.origin.db
      .selectFrom('consent')
      .select(['purpose', 'given'])
      .where('account_id', '=', user.id)
      .orderBy('id')
      .execute();
  for (const boxes of [{}, { contact: 'on' }, { contact: 'on' }]) {
    const { status, location } = await save(boxes);
    expect([status, location]).toEqual([303, '/signin/done']);
  }
  expect(await recorded()).toEqual([{ purpose: 'contact', given: true }]);
  await save({ newsletter: 'on' });
  expect(await recorded()).toEqual([
    { purpose: 'contact', given: true },
    { purpose: 'contact', given: false },
    { purpose: 'newsletter', given: true },
  ]);
  // The firm sees whom it may write to, and nobody who has changed their mind.
  const { rows } = await listed(site.origin.db, 'consents', new Date(0));
  expect(rows.map(([, purpose]) => purpose)).toEqual(['newsletter']);
});

test('nobody’s consents are nobody’s', async () => {
  const { status, posted } = await site.post('/signin/done', { form: 'consents', contact: 'on' });
  expect([status, posted.message]).toEqual([401, 'User not authenticated']);
});
