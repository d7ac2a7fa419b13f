import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStorable } from '#http/create-server.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

test.each([
  ['a text', 'namaste 🙏', true],
  ['nothing', null, true],
  ['a number', 1, true],
  ['a NUL', 'a\u0000b', false],
  ['half a pair', 'a\ud83d', false],
  ['a NUL deep inside', { list: [{ text: '\u0000' }] }, false],
  ['a NUL in a name', { 'a\u0000': 1 }, false],
])('%s', (_, value, storable) => {
  expect(isStorable(value)).toBe(storable);
});

test.each(['\\u0000', '\\ud800'])('%s in any text is refused in words, and nothing is stored', async (text) => {
  const { token } = await origin.signIn(`visitor${text.length}${text.slice(-1)}@example.in`);
  const body = (json: string) => JSON.parse(json.replaceAll('§', text)) as unknown;
  const calls = [
    ['/server/enquiries', body('{"your-name":"A","your-email":"a@example.in","your-message":"a§b"}')],
    ['/server/tables', body('[{"category":"a§","amount":"1","weight":"0%","horizon":"long"}]')],
    ['/server/profile', body('{"sourceOfIncome":"§"}')],
    ['/server/userDetail', body('{"name":"A§","email":"a@example.in","mobileNumber":"9876543210"}')],
  ] as const;
  for (const [url, sent] of calls) {
    const reply = await origin.call('POST', url, { token, body: sent });
    expect([url, reply.status, reply.json.message]).toEqual([
      url,
      400,
      'The data holds characters that cannot be kept.',
    ]);
  }
  expect(await origin.db.selectFrom('enquiry').select('id').execute()).toEqual([]);
});
