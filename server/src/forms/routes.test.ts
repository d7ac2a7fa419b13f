import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());

const question = { form: 'query', 'your-name': 'Asha', 'your-email': 'a@b.in', 'your-message': 'Please call me.' };
const stored = () => site.origin.db.selectFrom('enquiry').select('id').execute();

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }])(
  'a form from elsewhere is refused: %j',
  async (headers) => {
    const { status, posted } = await site.post('/contactus', question, { headers: headers as Record<string, string> });
    expect(status).toBe(403);
    expect(posted).toMatchObject({ message: 'Calls from other sites are not accepted.', values: {} });
    expect(await stored()).toEqual([]);
  },
);

test('a form of this very site is taken', async () => {
  const headers = { origin: 'http://site.example' };
  expect((await site.post('/contactus', question, { headers })).status).toBe(303);
});

test('what is too large is told, without what was sent', async () => {
  const { status, posted } = await site.post('/contactus', { ...question, 'your-message': 'a'.repeat(70_000) });
  expect([status, posted.message, posted.values]).toEqual([413, 'This is too large: at most 64 KB.', {}]);
});

test('a form that no table knows leads back to its page, with nothing typed in the address', async () => {
  for (const form of ['other', 'constructor', '']) {
    const { status, location } = await site.post('/contactus?from=home', { ...question, form });
    expect([status, location]).toEqual([303, '/contactus']);
  }
});

test('it keeps the plan that its page’s address takes along', async () => {
  const plan = `plan=${encodeURIComponent('/sipcalculator?monthly=5000&years=10')}`;
  expect((await site.post(`/contactus?from=home&${plan}`, { form: '' })).location).toBe(`/contactus?${plan}`);
  expect((await site.post('/contactus?plan=https://evil.example/', { form: '' })).location).toBe('/contactus');
});

test('of many at once, who is not served finds what they typed and when to press again', async () => {
  const before = (await stored()).length;
  const many = Array.from({ length: 35 }, (_, index) => ({
    ...question,
    'your-name': `Asha ${'ab'.repeat(index + 1)}`,
  }));
  const answers = await Promise.all(many.map((fields) => site.post('/contactus', fields)));
  const refused = answers.flatMap((answer, index) => (answer.status === 503 ? [[answer, many[index]] as const] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const [{ posted }, sent] of refused) {
    const { form, ...values } = sent ?? question;
    expect(posted).toMatchObject({ form, values, message: expect.stringMatching(/^Many are writing at this moment/) });
  }
  expect((await stored()).length - before).toBe(many.length - refused.length);
});

test('no other address takes one, and a page takes nothing else', async () => {
  expect((await site.post('/server/enquiries', question)).status).toBe(404);
  expect((await site.post('/nowhere', question)).status).toBe(404);
  const headers = { 'content-type': 'text/xml' };
  expect((await site.post('/contactus', question, { headers })).status).toBe(415);
});
