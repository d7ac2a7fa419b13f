import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
let visitor: Visitor;
let last = 0;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());
beforeEach(async () => {
  visitor = await origin.signIn(`+9198200${String(++last).padStart(5, '0')}`);
});

const get = (url: string, token = visitor.token) => origin.call('GET', url, { token });
const post = (url: string, body: unknown, token = visitor.token) => origin.call('POST', url, { body, token });

describe('user detail', () => {
  const detail = { name: 'Asha Rao', panNumber: 'abcpk1234l', email: 'asha@example.in', mobileNumber: '98765 43210' };
  const read = async () => (await get('/server/userDetail')).json.userDetail;

  test('there is none at first; what was saved comes back with the PAN masked', async () => {
    expect((await get('/server/userDetail')).json).toEqual({ success: true, userDetail: null });
    expect((await post('/server/userDetail', detail)).json).toEqual({ success: true });
    expect(await read()).toEqual({
      name: 'Asha Rao',
      panNumber: 'XXXXX1234X',
      email: 'asha@example.in',
      mobileNumber: '+919876543210',
    });
  });

  test('the masked PAN and a missing one keep it, an empty one removes it, another replaces it', async () => {
    await post('/server/userDetail', detail);
    expect((await post('/server/userDetail', { ...detail, panNumber: 'XXXXX1234X' })).status).toBe(200);
    expect(await read()).toMatchObject({ panNumber: 'XXXXX1234X' });
    const { panNumber: _, ...without } = detail;
    await post('/server/userDetail', without);
    expect(await read()).toMatchObject({ panNumber: 'XXXXX1234X' });
    await post('/server/userDetail', { ...detail, panNumber: 'AAAPA5555A' });
    expect(await read()).toMatchObject({ panNumber: 'XXXXX5555X' });
    await post('/server/userDetail', { ...detail, panNumber: '' });
    expect(await read()).toMatchObject({ panNumber: null });
  });

  test('a masked PAN that is not the stored one is refused', async () => {
    await post('/server/userDetail', detail);
    expect((await post('/server/userDetail', { ...detail, panNumber: 'XXXXX9999X' })).json.fields).toEqual({
      panNumber: 'Enter the whole PAN.',
    });
  });

  test.each([
    [{ panNumber: 'ABCDK1234L' }, 'panNumber'],
    [{ panNumber: 'ABCPK12345' }, 'panNumber'],
    [{ email: 'nope' }, 'email'],
    [{ mobileNumber: '12345' }, 'mobileNumber'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
  ])('%j is refused at its field', async (change, field) => {
    const reply = await post('/server/userDetail', { ...detail, ...change });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.json.fields ?? {})).toEqual([field]);
  });

  test('the next session knows the name', async () => {
    await post('/server/userDetail', detail);
    const { json } = await origin.call('POST', '/server/auth/refresh', { cookies: { session: visitor.refresh } });
    expect(json.user).toMatchObject({ name: 'Asha Rao' });
  });
});

describe('profile', () => {
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
    const creations = await Promise.all([1, 2, 3, 4].map(() => post('/server/profile', { version: 0 })));
    expect(creations.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await post('/server/profile', { version: 7 })).status).toBe(409);
  });
});

describe('plan', () => {
  const travel = { category: 'Travel', amount: '50000', weight: '1-25%', horizon: 'long' };
  const dining = { category: 'Dining', amount: '1250.50', weight: '0%', horizon: 'short' };

  test('a signed-in person’s rows are their own, in order; saving replaces them', async () => {
    expect((await get('/server/tables')).json).toEqual([]);
    await post('/server/tables', [travel, dining]);
    expect((await get('/server/tables')).json).toEqual([travel, dining]);
    await post('/server/tables', [{ ...dining, amount: '₹ 1,00,000' }]);
    expect((await get('/server/tables')).json).toEqual([{ ...dining, amount: '100000' }]);
    await post('/server/tables', []);
    expect((await get('/server/tables')).json).toEqual([]);
  });

  test.each([
    [{ ...travel, amount: '' }, '0.amount'],
    [{ ...travel, amount: '-5' }, '0.amount'],
    [{ ...travel, amount: 'many' }, '0.amount'],
    [{ ...travel, amount: 0 }, '0.amount'],
    [{ ...travel, amount: '1.234' }, '0.amount'],
    [{ ...travel, category: ' ' }, '0.category'],
    [{ ...travel, weight: '10%' }, '0.weight'],
    [{ ...travel, horizon: 'soon' }, '0.horizon'],
  ])('%j is refused at %s', async (row, field) => {
    const reply = await post('/server/tables', [row]);
    expect([reply.status, Object.keys(reply.json.fields ?? {})]).toEqual([400, [field]]);
  });

  test('more than 200 rows are too many', async () => {
    expect(
      (
        await post(
          '/server/tables',
          Array.from({ length: 201 }, () => travel),
        )
      ).status,
    ).toBe(400);
  });

  test('a visitor’s rows hang on a cookie and move to the account at sign-in, once', async () => {
    const saved = await origin.call('POST', '/server/tables', { body: [travel] });
    expect(String(saved.headers['set-cookie'])).toMatch(/^plan=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
    const cookies = { plan: saved.cookies.plan ?? '' };
    expect((await origin.call('GET', '/server/tables', { cookies })).json).toEqual([travel]);
    expect((await origin.call('GET', '/server/tables')).json).toEqual([]);

    await post('/server/tables', [dining]);
    const phone = `+9198200${String(last).padStart(5, '0')}`;
    const again = await origin.signIn(phone, { cookies });
    expect((await get('/server/tables', again.token)).json).toEqual([dining, travel]);
    expect((await origin.call('GET', '/server/tables', { cookies })).json).toEqual([]);
  });

  test('an expired token is not taken for a visitor', async () => {
    expect((await get('/server/tables', 'A'.repeat(43))).status).toBe(401);
  });
});

describe('referrals', () => {
  const friend = { name: 'Ravi', phoneNumber: '9876500099', email: 'ravi@example.in' };
  const list = async () => (await get('/server/referral')).json.referrals as { opened: number; joined: boolean }[];

  test('a referral gets a link of its own, and nobody is told', async () => {
    const { json } = await post('/server/referral/saveReferral', friend);
    expect(json).toEqual({
      success: true,
      id: expect.any(String),
      link: expect.stringMatching(/^http:\/\/[^/]+\/i\/[\w-]{12}$/),
    });
    expect(await list()).toEqual([
      expect.objectContaining({
        name: 'Ravi',
        relation: 'friend',
        productOfInterest: 'Mutual Funds',
        opened: 0,
        joined: false,
      }),
    ]);
    const about = await origin.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', 'in', ['ravi@example.in', '+919876500099'])
      .execute();
    const sent = await origin.db
      .selectFrom('inbox_message')
      .select('id')
      .where('recipient', 'in', ['ravi@example.in', '+919876500099'])
      .execute();
    expect([...about, ...sent]).toEqual([]);
  });

  test('following the link is counted once a visitor, and joining is noted', async () => {
    const { json } = await post('/server/referral/saveReferral', friend);
    const { pathname } = new URL(String(json.link));
    const first = await origin.call('GET', pathname, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' } });
    expect([first.status, first.headers.location]).toEqual([303, '/']);
    const cookies = { invitation: first.cookies.invitation ?? '' };
    await origin.call('GET', pathname, { cookies });
    await origin.call('GET', pathname, { headers: { 'user-agent': 'WhatsApp/2.24' } });
    await origin.call('HEAD', pathname);
    expect((await list())[0]).toMatchObject({ opened: 1, joined: false });

    await origin.signIn(`ravi${last}@example.in`, { cookies });
    expect((await list())[0]).toMatchObject({ opened: 1, joined: true });
  });

  test('a link that nobody has leads home and counts nothing', async () => {
    expect((await origin.call('GET', '/i/AAAAAAAAAAAA')).headers.location).toBe('/');
    expect((await origin.call('GET', "/i/'%20or%201=1")).status).toBe(303);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\r\nbcc: x' }, 'name'],
    [{ phoneNumber: '123' }, 'phoneNumber'],
    [{ email: 'x' }, 'email'],
    [{ relation: 'foe' }, 'relation'],
    [{ productOfInterest: 'Alternate Investment funds' }, 'productOfInterest'],
  ])('%j is refused at %s', async (change, field) => {
    const reply = await post('/server/referral/saveReferral', { ...friend, ...change });
    expect([reply.status, Object.keys(reply.json.fields ?? {})]).toEqual([400, [field]]);
  });

  test('all options of the form are taken', async () => {
    for (const productOfInterest of ['Mutual Funds', 'Portfolio management services', 'Financial Advice', 'other']) {
      expect(
        (await post('/server/referral/saveReferral', { ...friend, relation: 'family', productOfInterest })).status,
      ).toBe(200);
    }
  });
});
