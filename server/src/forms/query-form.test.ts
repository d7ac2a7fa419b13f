import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.origin.db.deleteFrom('enquiry').execute();
});

const question = {
  form: 'query',
  'your-name': 'Asha Rao',
  'your-email': 'asha@example.in',
  AreastoTalkAbout: ['Mutual Funds', 'Financial Planning'],
  'your-message': 'Please call me.',
  blank: '',
};
const stored = () => site.origin.db.selectFrom('enquiry').selectAll().execute();

test.each(['/contactus', '/contact'])(
  'a question posted at %s is stored, and leads to a page that says so',
  async (url) => {
    const { status, location, headers } = await site.post(url, question);
    expect([status, location]).toEqual([303, '/contactus/sent']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await stored()).toMatchObject([
      { name: 'Asha Rao', areas: question.AreastoTalkAbout, message: 'Please call me.', spam_reason: null },
    ]);
  },
);

test('line breaks as browsers post them make no message longer', async () => {
  const lines = (end: string) => `${`${'a'.repeat(98)}.${end}`.repeat(19)}${'a'.repeat(100)}`;
  const message = lines('\r\n');
  expect([message.length, lines('\n').length]).toEqual([2019, 2000]);
  expect((await site.post('/contactus', { ...question, 'your-message': message })).location).toBe('/contactus/sent');
  expect(await stored()).toMatchObject([{ message: lines('\n') }]);
});

test('pressed twice it is one question, and other words are another', async () => {
  await Promise.all([site.post('/contactus', question), site.post('/contactus', question)]);
  expect(await stored()).toHaveLength(1);
  await site.post('/contactus', { ...question, 'your-message': 'Something else.' });
  expect(await stored()).toHaveLength(2);
});

test('what is wrong stands beside its field in the words of the API, and what was typed is kept', async () => {
  const { status, posted } = await site.post('/contactus', { ...question, 'your-name': ' ', 'your-email': 'asha' });
  expect(status).toBe(400);
  expect(posted).toEqual({
    form: 'query',
    values: {
      'your-name': ' ',
      'your-email': 'asha',
      AreastoTalkAbout: question.AreastoTalkAbout,
      'your-message': 'Please call me.',
    },
    errors: { 'your-name': 'Enter your name.', 'your-email': 'Enter an email address like name@example.in.' },
    message: null,
  });
  expect(await stored()).toEqual([]);
});

test('a choice that is not offered, and characters that cannot be kept', async () => {
  const choice = await site.post('/contactus', { ...question, AreastoTalkAbout: ['Gold'] });
  expect(Object.keys(choice.posted.errors ?? {})).toEqual(['AreastoTalkAbout']);
  const nul = await site.post('/contactus', { ...question, 'your-message': 'a\u0000b' });
  expect([nul.status, nul.posted.message]).toEqual([400, 'The data holds characters that cannot be kept.']);
});

test('the field that nobody sees marks a question, as through the API', async () => {
  await site.post('/contactus', { ...question, blank: 'http://spam.example' });
  expect(await stored()).toMatchObject([{ spam_reason: 'hidden field filled' }]);
});

test('the plan in the page’s address goes along, stays when a field is wrong, and one that is none is refused in words', async () => {
  const link = '/sipcalculator?monthly=5000&years=10';
  const page = `/contactus?plan=${encodeURIComponent(link)}`;
  const wrong = await site.post(page, { ...question, 'your-name': '' });
  expect(wrong.posted.values).toMatchObject({ plan: link });
  expect((await site.post(page, question)).location).toBe('/contactus/sent');
  expect(await stored()).toMatchObject([{ plan: { link } }]);
  await site.post('/contactus?plan=https%3A%2F%2Fevil.example', { ...question, 'your-message': 'Without.' });
  expect((await stored()).map(({ plan }) => plan?.link)).toEqual(expect.arrayContaining([link, undefined]));
});
