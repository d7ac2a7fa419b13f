import { expect, test } from 'vitest';
import { signedInVisitor } from '#testing/test-app.ts';

const { origin, visitor, get, post } = signedInVisitor();
const answers = {
  wouldInvest: 'Yes',
  yearlyIncome: 500000,
  usedBuyNowPayLater: false,
  investmentOptions: ['FD', 'Stocks', 'FD'],
  investmentDuration: '5plus',
  incomeSlab: '',
};

test('nothing is required; answers are normalised', async () => {
  expect((await get('/server/profile')).json).toEqual({ success: true, profile: null });
  expect((await post('/server/profile', {})).json).toMatchObject({
    success: true,
    profile: { version: 1, wouldInvest: null, investmentOptions: [] },
  });
  const { json } = await post('/server/profile', answers);
  expect(json.profile).toEqual({
    id: expect.any(String),
    version: 2,
    wouldInvest: 'yes',
    yearlyIncome: '500000',
    sourceOfIncome: null,
    usedBuyNowPayLater: 'no',
    currentlyInvested: null,
    portfolioSize: null,
    investmentOptions: ['Stocks', 'FD'],
    investmentDuration: '5plus',
    riskTolerance: null,
    incomeSlab: null,
  });
  expect((await get('/server/profile')).json.profile).toEqual(json.profile);
});

test.each([
  { wouldInvest: 'perhaps' },
  { yearlyIncome: '7' },
  { investmentOptions: ['Gold'] },
  { riskTolerance: {} },
  { version: -1 },
])('%j is refused', async (body) => {
  const reply = await post('/server/profile', body);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.json.fields ?? {})[0]).toMatch(new RegExp(`^${Object.keys(body)[0]}`));
});

test('of two who edit the same version the second is told, and nothing is lost', async () => {
  await post('/server/profile', { version: 0, riskTolerance: 'low' });
  const edits = await Promise.all(
    ['medium', 'high'].map((riskTolerance) => post('/server/profile', { version: 1, riskTolerance })),
  );
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = edits.find(({ status }) => status === 200)?.json.profile;
  expect((await get('/server/profile')).json.profile).toEqual(winner);
});

test('of two who create at once the second is told', async () => {
  const creations = await Promise.all(
    ['low', 'medium', 'high', undefined].map((riskTolerance) => post('/server/profile', { version: 0, riskTolerance })),
  );
  expect(creations.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await post('/server/profile', { version: 7, wouldInvest: 'yes' })).status).toBe(409);
});

test('who saves the same answers once more, because an answer was lost, is told that they are saved', async () => {
  const first = await post('/server/profile', { ...answers, version: 0 });
  const again = await post('/server/profile', { ...answers, version: 0 });
  expect([again.status, again.json]).toEqual([200, first.json]);
});

test('answers can be deleted while the account stays, and an edit from before is refused', async () => {
  await post('/server/profile', answers);
  const { version } = (await get('/server/profile')).json.profile as { version: number };
  for (const _ of ['once', 'twice']) {
    const reply = await origin().call('DELETE', '/server/profile', { token: visitor().token });
    expect([reply.status, reply.json]).toEqual([200, { success: true }]);
  }
  expect((await get('/server/profile')).json).toEqual({ success: true, profile: null });
  expect((await post('/server/profile', { version, riskTolerance: 'low' })).status).toBe(409);
});
