import { afterEach, expect, test, vi } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const question = (words: string) => ({
  ...{ form: 'query', 'your-name': 'Asha Rao', 'your-email': 'asha@example.in' },
  'your-message': words,
});
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('without scripts one waits instead of solving a puzzle: a while, and for one call', async () => {
  site = await startForms({ FORM_LIMIT_PER_CLIENT: '1' });
  vi.useFakeTimers({ toFake: ['Date'] });
  const post = (words: string, cookies = {}) =>
    site.post('/contactus', question(words), { cookies, from: '203.0.113.9' });
  expect((await post('One')).location).toBe('/contactus/sent');

  const asked = await post('Two');
  expect(asked.status).toBe(429);
  expect(asked.posted.message).toBe(
    'Many requests are coming in at this moment. Wait 15 seconds, then press the button once more.',
  );
  // What was typed stands in the form that comes back.
  expect(asked.posted.values).toMatchObject({ 'your-message': 'Two' });

  later(10);
  const early = await post('Two', asked.cookies);
  expect(early.posted.message).toMatch(/Wait 5 seconds, then press the button once more\.$/);
  expect(early.cookies).toEqual({});

  later(6);
  expect((await post('Two', asked.cookies)).location).toBe('/contactus/sent');
  expect((await post('Three', asked.cookies)).status).toBe(429);
});

test('nobody collects tickets by the hundred', async () => {
  site = await startForms({ FORM_LIMIT_PER_CLIENT: '1' });
  const tickets = [];
  for (let i = 0; i < 12; i += 1)
    tickets.push((await site.post('/contactus', question(`${i}`), { from: '203.0.113.9' })).cookies.waited);
  expect(tickets.filter((ticket) => ticket !== undefined)).toHaveLength(6);
  const refused = await site.post('/contactus', question('more'), { from: '203.0.113.9' });
  expect(refused.posted.message).toBe('Too many requests are coming in. Please try again in 10 minutes, or call us.');
});
