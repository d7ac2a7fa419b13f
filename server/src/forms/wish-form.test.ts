import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());

const link = '/sipcalculator?monthly=5000&years=10';
const wish = { form: 'wish', 'your-name': 'Asha Rao', 'your-email': 'asha@example.in' };
const stored = () => site.origin.db.selectFrom('enquiry').selectAll().orderBy('created_at').execute();

test('a wish is a question with the plan, in one step, and pressed twice it is one', async () => {
  const page = `/comingsoon?for=explore-funds&plan=${encodeURIComponent(link)}`;
  const both = await Promise.all([site.post(page, wish), site.post(page, wish)]);
  expect(both.map(({ location }) => location)).toEqual(['/contactus/sent', '/contactus/sent']);
  expect(await stored()).toMatchObject([
    { name: 'Asha Rao', message: expect.stringContaining('explore funds'), plan: { link } },
  ]);
});

test('a made-up part puts no words into the visitor’s mouth, and an error keeps what was typed', async () => {
  const page = `/comingsoon?for=${encodeURIComponent('Call +91 99999 99999 now!')}`;
  expect((await site.post(page, wish)).location).toBe('/contactus/sent');
  expect((await stored()).at(-1)?.message).not.toContain('99999');
  const wrong = await site.post(page, { ...wish, 'your-email': 'asha' });
  expect(wrong).toMatchObject({ status: 400, posted: { form: 'wish', values: { 'your-name': 'Asha Rao' } } });
  expect(Object.keys(wrong.posted.errors ?? {})).toEqual(['your-email']);
});
