import { PROOF_HEADER, type Puzzle, solvePuzzle } from 'shared/puzzle';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
afterEach(() => origin.close());

const question = {
  'your-name': 'Asha Rao',
  'your-email': 'asha@example.in',
  'your-message': 'Please call me.',
};

const from =
  (url: string, body: object) =>
  async (remoteAddress: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) => {
    const reply = await origin.app.inject({ method: 'POST', url, payload: body, remoteAddress, headers, cookies });
    const json = reply.json() as { message?: string; puzzle?: Puzzle; challengeId: string };
    return { status: reply.statusCode, json, headers: reply.headers };
  };
const ask = from('/server/enquiries', question);
const mail = (email: string) => from('/server/auth/otp/initiate', { email });
const withProof = (puzzle: Puzzle | undefined) => ({ [PROOF_HEADER]: solvePuzzle(puzzle as Puzzle) });

test('past the threshold a call needs a proof, each is good for one call, and other addresses never notice', async () => {
  origin = await createTestApp({ FORM_LIMIT_PER_CLIENT: '3' });
  const many = await Promise.all(Array.from({ length: 12 }, () => ask('203.0.113.9')));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = many.find(({ status }) => status === 429);
  const proof = withProof(refused?.json.puzzle);
  const both = await Promise.all([ask('203.0.113.9', proof), ask('203.0.113.9', proof)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect((await ask('203.0.113.10')).status).toBe(200);
});

test('a proof of another call, of another origin, or a made-up one is none', async () => {
  origin = await createTestApp({ FORM_LIMIT_PER_CLIENT: '1', OTP_LIMIT_PER_CLIENT: '1' });
  await ask('203.0.113.9');
  await mail('a@example.in')('203.0.113.9');
  const code = (await mail('b@example.in')('203.0.113.9')).json.puzzle as Puzzle;
  const forged = { ...code, token: `${code.token.replace(/^code/, 'enquiry')}` };
  for (const puzzle of [code, forged]) expect((await ask('203.0.113.9', withProof(puzzle))).status).toBe(429);
  const { token } = (await ask('203.0.113.9')).json.puzzle as Puzzle;
  for (const proof of [`${token}~1.2.3.4`, `${token}~`, token, '', '~~~', 'x'.repeat(1000)])
    expect((await ask('203.0.113.9', { [PROOF_HEADER]: proof })).status).toBe(429);
});

test('one IPv6 customer is one client, whichever of their addresses they take', async () => {
  origin = await createTestApp({ OTP_LIMIT_PER_CLIENT: '2' });
  const asked = [];
  for (let i = 1; i <= 4; i += 1) asked.push(await mail(`n${i}@example.in`)(`2001:db8:7:1::${i}`));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  expect((await mail('n9@example.in')('2001:db8:7:2::1')).status).toBe(200);
});

test('a flood from everywhere makes strangers work, and a browser that has signed in before never', async () => {
  origin = await createTestApp({ OTP_LIMIT_GLOBAL: '4' });
  const first = await mail('known@example.in')('198.51.100.7');
  const verified = await from('/server/auth/otp/verify', {
    challengeId: first.json.challengeId,
    otp: await origin.lastCode('known@example.in'),
  })('198.51.100.7');
  const known = /known=([^;]+)/.exec(String(verified.headers['set-cookie']))?.[1] ?? '';
  for (let i = 0; i < 6; i += 1) await mail(`flood${i}@example.in`)(`203.0.113.${i}`);
  expect((await mail('new@example.in')('192.0.2.1')).json.puzzle).toBeDefined();
  expect((await mail('known@example.in')('192.0.2.1', {}, { known })).status).toBe(200);
  const forged = `${known.slice(0, -1)}${known.endsWith('A') ? 'B' : 'A'}`;
  expect((await mail('known@example.in')('192.0.2.1', {}, { known: forged })).status).toBe(429);
});

test('strangers can neither lock a person out of their own browser, nor end the code that came to it', async () => {
  origin = await createTestApp();
  const verify = async (challengeId: string) =>
    from('/server/auth/otp/verify', { challengeId, otp: await origin.lastCode('victim@example.in') })('198.51.100.7');
  const first = await verify((await mail('victim@example.in')('198.51.100.7')).json.challengeId);
  const known = /known=([^;]+)/.exec(String(first.headers['set-cookie']))?.[1] ?? '';

  for (let i = 0; i < 20; i += 1) {
    const { json } = await mail('victim@example.in')(`203.0.113.${i}`);
    if (json.puzzle !== undefined) await mail('victim@example.in')(`203.0.113.${i}`, withProof(json.puzzle));
  }
  expect((await mail('victim@example.in')('192.0.2.1')).json.message).toMatch(/^Too many codes were asked for\./);
  const own = await mail('victim@example.in')('198.51.100.7', {}, { known });
  expect(own.status).toBe(200);
  expect((await verify(own.json.challengeId)).status).toBe(200);
});

test('each address, and all together, may guess so often without work; right codes cost nobody anything', async () => {
  origin = await createTestApp({ FORM_LIMIT_PER_CLIENT: '4' });
  const guess = async (address: string) => {
    const { json } = await mail(`g${Math.random()}@example.in`)(address);
    return from('/server/auth/otp/verify', { challengeId: json.challengeId, otp: '000000' })(address);
  };
  const guesses = [];
  for (let i = 0; i < 6; i += 1) guesses.push(await guess('203.0.113.9'));
  expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 429, 429]);
  expect((await guess('203.0.113.10')).status).toBe(400);
  for (let i = 0; i < 6; i += 1) expect((await origin.signIn(`right${i}@example.in`)).token).toBeDefined();
});

test('a visitor’s plan and a person’s referrals', async () => {
  origin = await createTestApp({ FORM_LIMIT_PER_CLIENT: '2' });
  const save = from('/server/tables', [{ category: 'Debt', amount: '1', weight: '0%', horizon: 'long' }] as object);
  for (const status of [200, 200, 429]) expect((await save('203.0.113.9')).status).toBe(status);
  const { token } = await origin.signIn(origin.freshPhone());
  const refer = () =>
    origin.call('POST', '/server/referral/saveReferral', {
      token,
      body: { name: 'Ravi', phoneNumber: '9876500098', email: 'r@example.in' },
    });
  for (let i = 0; i < 20; i += 1) expect((await refer()).status).toBe(200);
  expect((await refer()).json.message).toMatch(/^You have recommended us to 20 people within a day\./);
});

test('no address, number or account stands in what is counted', async () => {
  origin = await createTestApp();
  await mail('a@example.in')('203.0.113.9');
  const rows = await origin.db.selectFrom('limit_bucket').selectAll().execute();
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.every(({ key }) => key.length === 32)).toBe(true);
});
