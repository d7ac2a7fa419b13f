import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIGURES, LINK, readLink } from '#plans/plan-fixture.ts';
import { listed } from '#testing/listed.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp({}, { readLink });
});
afterAll(() => origin.close());

const question = {
  'your-name': 'Asha Rao',
  'your-email': 'asha@example.in',
  'your-message': 'Is this enough?',
};
const ask = (plan: unknown, headers = {}) =>
  origin.call('POST', '/server/enquiries', { body: { ...question, plan }, headers });

test('the origin makes the figures of a plan from its link, and passes over what the page does not read', async () => {
  const { status, json } = await origin.call(
    'GET',
    `/server/plan?link=${encodeURIComponent(`${LINK}&utm_source=mail`)}`,
  );
  expect([status, json.plan]).toEqual([
    200,
    {
      ...{ link: LINK, title: 'SIP calculator', asked: '₹5,000 a month: ₹11,61,695.38' },
      ...{ figures: FIGURES, basis: 'Monthly, at 12%.' },
    },
  ]);
});

test.each(['', '/', '/nothing?a=1', 'https://evil.example/sipcalculator?monthly=1', '//evil.example?a=1'])(
  '%j is no plan, neither shown, sent nor saved',
  async (link) => {
    const { token } = await origin.signIn(origin.freshPhone());
    expect((await origin.call('GET', `/server/plan?link=${encodeURIComponent(link)}`)).status).toBe(400);
    expect((await ask(link)).status).toBe(400);
    const body = { link, name: 'Mine' };
    expect((await origin.call('POST', '/server/plans', { token, body })).status).toBe(400);
  },
);

test('a question takes its plan to the firm: figures and whole link in the mail and in the list', async () => {
  const { status, json } = await ask(LINK);
  expect(status).toBe(200);
  const mail = await origin.db
    .selectFrom('outbox')
    .select('payload')
    .where('record', '=', `enquiry:${json.id}`)
    .executeTakeFirstOrThrow();
  const { rows, columns } = await listed(origin.db, 'enquiries', new Date(0));
  const row = rows.find((cells) => cells.includes(String(json.id))) ?? [];
  expect(row[columns.indexOf('plan')]).toBe('SIP calculator; Invested amount ₹6,00,000.00; Total value ₹11,61,695.38');
  const address = String(row[columns.indexOf('plan link')]);
  expect(address).toMatch(/^http:\/\/localhost/);
  expect(address.endsWith(LINK)).toBe(true);
  const stored = await origin.db.selectFrom('enquiry').select('plan').where('id', '=', String(json.id)).execute();
  expect(stored[0]?.plan).toMatchObject({ link: LINK, figures: FIGURES, address });
  // The mail may have left already: then its words are gone from the outbox.
  const text = await origin.db.selectFrom('inbox_message').select('body').execute();
  const said = JSON.stringify([mail.payload, text]);
  expect(said).toContain('Total value: ₹11,61,695.38');
  expect(said).toContain(address);
});

test('what a visitor says of the figures counts nothing, and a plan without figures goes along as a link', async () => {
  const forged = await origin.call('POST', '/server/enquiries', {
    body: { ...question, plan: LINK, figures: [{ label: 'Total value', text: '₹99 crore' }] },
  });
  const bare = await ask('/sipcalculator?monthly=0');
  const [one, other] = await Promise.all(
    [forged, bare].map(({ json }) =>
      origin.db.selectFrom('enquiry').select('plan').where('id', '=', String(json.id)).executeTakeFirst(),
    ),
  );
  expect(one?.plan?.figures).toEqual(FIGURES);
  expect(other?.plan).toMatchObject({ link: '/sipcalculator?monthly=0', figures: [], asked: '' });
});

test('the same key with another plan is another question', async () => {
  const headers = { 'idempotency-key': 'one-plan-1' };
  const [first, again] = [await ask(LINK, headers), await ask(LINK, headers)];
  expect(again.json.id).toBe(first.json.id);
  expect((await ask(undefined, headers)).status).toBe(422);
});

test('plans are saved under a name, renamed, exported and deleted, and are sealed in the database', async () => {
  const { token } = await origin.signIn(origin.freshPhone());
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    origin.call(method, `/server/plans${path}`, { token, body });
  const added = await call('POST', '', { link: LINK, name: 'Kavya’s college' });
  const { id } = added.json.plan as { id: string };
  expect(added.json.plan).toMatchObject({ name: 'Kavya’s college', link: LINK, figures: FIGURES });
  expect((await call('POST', `/${id}`, { name: 'College fund' })).status).toBe(200);
  expect((await call('POST', `/${id}`, { name: ' ' })).json.fields).toHaveProperty('name');
  expect((await call('GET', '')).json.plans).toEqual([expect.objectContaining({ id, name: 'College fund' })]);
  const { rows } = await origin.owner
    .selectFrom('saved_plan')
    .selectAll()
    .execute()
    .then((all) => ({ rows: all }));
  expect(Buffer.from(JSON.stringify(rows)).includes('College')).toBe(false);
  const { json: exported } = await origin.call('GET', '/server/me/export', { token });
  expect(exported.savedPlans).toEqual([expect.objectContaining({ name: 'College fund', link: LINK })]);
  for (const wrong of ['x', '11111111-1111-4111-8111-111111111111'])
    expect((await call('DELETE', `/${wrong}`)).status).toBe(404);
  const other = await origin.signIn(origin.freshPhone());
  const theirs = await origin.call('DELETE', `/server/plans/${id}`, { token: other.token });
  expect(theirs.status).toBe(404);
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect((await call('GET', '')).json.plans).toEqual([]);
});

test('a plan that is saved or mailed again under its key, because an answer was lost, is there once', async () => {
  const { token, user } = await origin.signIn('once@example.in');
  const other = await origin.signIn(origin.freshPhone());
  const save = (key: string, name = 'College', by = token) =>
    origin.call('POST', '/server/plans', {
      ...{ token: by, body: { link: LINK, name }, headers: { 'idempotency-key': key } },
    });
  const first = await save('first-wish');
  expect((await save('first-wish')).json).toEqual(first.json);
  // Other words, another key or another person are another wish.
  for (const wish of [save('first-wish', 'House'), save('second-wish')]) expect((await wish).status).toBe(200);
  expect((await save('first-wish', 'College', other.token)).json.plan).not.toEqual(first.json.plan);
  const names = ((await origin.call('GET', '/server/plans', { token })).json.plans as { name: string }[]).map(
    ({ name }) => name,
  );
  expect(names.sort()).toEqual(['College', 'College', 'House']);

  const { id } = first.json.plan as { id: string };
  const mail = (path: string, key: string, body?: object) =>
    origin.call('POST', path, { token, body, headers: { 'idempotency-key': key } });
  for (let time = 0; time < 12; time += 1) {
    expect((await mail(`/server/plans/${id}/mail`, 'saved-one')).status).toBe(200);
    expect((await mail('/server/plan/mail/me', 'other-one', { plan: LINK })).status).toBe(200);
  }
  const mails = await origin.db
    .selectFrom('outbox')
    .select('id')
    .where('record', '=', `account:${user.id}`)
    .where('kind', '=', 'mail')
    .execute();
  expect(mails).toHaveLength(2);
});

test('an account keeps thirty plans, also when many are saved at once, and they go with it', async () => {
  const phone = origin.freshPhone();
  const { token, user } = await origin.signIn(phone);
  const answers = await Promise.all(
    Array.from({ length: 34 }, (_, index) =>
      origin.call('POST', '/server/plans', { token, body: { link: LINK, name: `Plan ${index}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  const { json } = await origin.call('POST', '/server/me/erasure', { token });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(phone) };
  expect((await origin.call('DELETE', '/server/me', { token, body })).status).toBe(200);
  const left = await origin.db.selectFrom('saved_plan').select('id').where('account_id', '=', user.id).execute();
  expect(left).toEqual([]);
});

test('a plan is sent to its owner’s proven address alone, a few times a day', async () => {
  const byPhone = await origin.signIn(origin.freshPhone());
  const save = async (token: string) => {
    const { json } = await origin.call('POST', '/server/plans', { token, body: { link: LINK, name: 'College' } });
    return (json.plan as { id: string }).id;
  };
  const phoneless = await origin.call('POST', `/server/plans/${await save(byPhone.token)}/mail`, {
    token: byPhone.token,
  });
  expect([phoneless.status, phoneless.json.message]).toEqual([409, expect.stringContaining('no email address')]);

  const { token } = await origin.signIn('planner@example.in');
  const id = await save(token);
  const first = await origin.call('POST', `/server/plans/${id}/mail`, { token });
  expect([first.status, first.json.contact]).toEqual([200, expect.stringMatching(/^p.*@/)]);
  const mail = () =>
    origin.db.selectFrom('inbox_message').selectAll().where('recipient', '=', 'planner@example.in').execute();
  await expect
    .poll(async () => (await mail()).find(({ subject }) => subject === 'Your plan: College')?.body, { timeout: 20_000 })
    .toMatch(
      /Total value: ₹11,61,695\.38\n.*\nOpen it: http:\/\/localhost\S*\/sipcalculator\?monthly=5000.*ARN-000000/s,
    );
  const stranger = await origin.call('POST', `/server/plans/${id}/mail`, { token: byPhone.token });
  expect(stranger.status).toBe(404);
  const more = await Promise.all(
    Array.from({ length: 12 }, () => origin.call('POST', `/server/plans/${id}/mail`, { token })),
  );
  expect(more.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(more.filter(({ status }) => status === 429)).toHaveLength(3);
});

test('a plan that is not saved goes to the proven address of whoever is signed in, within the same limit', async () => {
  const mailToMe = (token: string, plan: string) =>
    origin.call('POST', '/server/plan/mail/me', { token, body: { plan } });
  expect((await origin.call('POST', '/server/plan/mail/me', { body: { plan: LINK } })).status).toBe(401);
  const byPhone = await origin.signIn(origin.freshPhone());
  const addressless = await mailToMe(byPhone.token, LINK);
  expect([addressless.status, addressless.json.message]).toEqual([409, expect.stringContaining('no email address')]);

  const address = 'unsaved@example.in';
  const { token } = await origin.signIn(address);
  expect((await mailToMe(token, '/nothing?a=1')).status).toBe(400);
  const first = await mailToMe(token, LINK);
  expect([first.status, first.json.contact]).toEqual([200, expect.stringMatching(/^u.*@/)]);
  expect(JSON.stringify(first.json)).not.toContain(address);
  const mails = () => origin.db.selectFrom('inbox_message').selectAll().where('recipient', '=', address).execute();
  await expect
    .poll(async () => (await mails()).find(({ subject }) => subject === 'Your plan: SIP calculator')?.body, {
      timeout: 20_000,
    })
    .toMatch(/Total value: ₹11,61,695\.38\n.*\nOpen it: http:\/\/localhost\S*\/sipcalculator\?monthly=5000/s);
  expect((await origin.call('GET', '/server/plans', { token })).json.plans).toEqual([]);
  const { json } = await origin.call('POST', '/server/plans', { token, body: { link: LINK, name: 'College' } });
  const saved = `/server/plans/${(json.plan as { id: string }).id}/mail`;
  const more = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? mailToMe(token, LINK) : origin.call('POST', saved, { token }),
    ),
  );
  expect(more.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(more.filter(({ status }) => status === 429)).toHaveLength(3);
});
