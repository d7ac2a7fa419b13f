import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

const json = { 'content-type': 'application/json' };
const initiate = '/server/auth/otp/initiate';

test.each([
  ['malformed JSON', { payload: '{bad', headers: json }, 400],
  ['an empty body', { payload: '', headers: json }, 400],
  [
    'another type of body',
    { payload: 'phoneNumber=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  ['plain text', { payload: '{}', headers: { 'content-type': 'text/plain' } }, 415],
  ['a body over 64 KB', { payload: JSON.stringify({ phoneNumber: '9'.repeat(70_000) }), headers: json }, 413],
  ['an array', { payload: '[]', headers: json }, 400],
  ['null', { payload: 'null', headers: json }, 400],
  ['a polluted prototype', { payload: '{"__proto__":{"x":1}}', headers: json }, 400],
  ['bytes that are not text', { payload: Buffer.from([0xff, 0xfe, 0x00]), headers: json }, 400],
] as const)('%s gets its 4xx in the one error shape', async (_, request, status) => {
  const response = await origin.app.inject({ method: 'POST', url: initiate, ...request });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
});

test('a wrong body says which field and why, in words for people', async () => {
  const reply = await origin.call('POST', '/server/enquiries', { body: { 'your-name': 'Asha', 'your-email': 'nope' } });
  expect(reply.status).toBe(400);
  expect(reply.json.fields).toEqual({
    'your-email': 'Enter an email address like name@example.in.',
    'your-message': 'This is needed.',
  });
});

test('rows of a list are named by their number', async () => {
  const row = { category: 'Travel', amount: '0', weight: '0%', horizon: 'long' };
  const { json: body } = await origin.call('POST', '/server/tables', { body: [{ ...row, amount: '10' }, row] });
  expect(body.fields).toEqual({ '1.amount': 'Enter an amount in rupees above 0, such as 2,50,000.' });
});

test.each([
  ['GET', '/server/nothing', 404],
  ['POST', '/server', 404],
  ['PUT', '/server/profile', 405],
  ['DELETE', '/server/userDetail', 405],
  ['PATCH', '/server/tables', 405],
  ['GET', initiate, 405],
  ['PUT', '/server/plans/0c1d', 405],
  ['PUT', '/server/appointments/0c1d/calendar.ics', 405],
  ['PUT', '/server/plans/', 404],
] as const)('%s %s is %i in JSON', async (method, url, status) => {
  const reply = await origin.call(method, url);
  expect(reply.status).toBe(status);
  expect(reply.json).toMatchObject({ success: false });
  if (status === 405) expect(reply.headers.allow).toEqual(expect.any(String));
});

test('an address that cannot be read is 400, not 500', async () => {
  expect((await origin.call('GET', '/server/%zz')).status).toBe(400);
});

test('answers of the API are kept by nobody and framed by nobody', async () => {
  const { headers } = await origin.call('GET', '/server/profile');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

describe('calls from other sites', () => {
  const post = (headers: Record<string, string>) => origin.call('POST', '/server/auth/refresh', { headers });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' },
  ])('%j is refused', async (headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(403);
  });

  test.each([
    {},
    { origin: 'http://localhost:80' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://behind.a.proxy' },
  ])('%j is let through', async (headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(401);
  });

  test('reading is not a change', async () => {
    expect((await origin.call('GET', '/server/tables', { headers: { origin: 'https://evil.example' } })).status).toBe(
      200,
    );
  });
});

test('OpenAPI describes every route from its schemas', async () => {
  const { json: document } = await origin.call('GET', '/server/openapi.json');
  const paths = document.paths as Record<string, Record<string, { requestBody?: unknown }>>;
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([initiate, '/server/userDetail', '/server/tables', '/server/enquiries', '/server/me']),
  );
  expect(paths['/server/profile']?.post?.requestBody).toBeDefined();
  expect(Object.keys(paths).some((path) => path.includes('*'))).toBe(false);
});

test('the process is healthy and ready', async () => {
  expect((await origin.call('GET', '/healthz')).json).toEqual({ status: 'ok' });
  expect((await origin.call('GET', '/readyz')).json).toEqual({ status: 'ready' });
});

test('a failure inside hides its text from the visitor and the visitor from the log', async () => {
  const broken = await createTestApp();
  await broken.owner.schema.dropTable('enquiry').execute();
  const body = { 'your-name': 'Asha Rao', 'your-email': 'asha@example.in', 'your-message': 'my PAN is ABCPK1234L' };
  const reply = await broken.call('POST', '/server/enquiries', { body });
  expect(reply.status).toBe(500);
  expect(reply.json.message).toBe('Something went wrong on our side. Please try again in a minute.');
  expect(broken.log()).toContain('request failed');
  expect(broken.log()).not.toMatch(/asha|ABCPK/i);
  await broken.close();
});

test('the log names no visitor, also in addresses', async () => {
  await origin.call('GET', '/server/nothing?email=ravi@example.in&phone=9876500000');
  await origin.signIn('ravi@example.in');
  expect(origin.log()).toContain('answered');
  expect(origin.log()).not.toMatch(/ravi|9876500000/);
});
