import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { signedInVisitor } from '#testing/test-app.ts';

const { origin, visitor, get, post } = signedInVisitor();
const detail = { name: 'Asha Rao', panNumber: 'abcpk1234l', email: 'asha@example.in', mobileNumber: '98765 43210' };
const read = async () => (await get('/server/userDetail')).json.userDetail;

test('there is none at first; what was saved comes back with the PAN masked', async () => {
  expect((await get('/server/userDetail')).json).toMatchObject({ success: true, userDetail: null });
  expect((await post('/server/userDetail', detail)).json).toMatchObject({ success: true });
  expect(await read()).toEqual({
    name: 'Asha Rao',
    panNumber: 'XXXXX1234X',
    email: 'asha@example.in',
    // The one that was proven at the sign-in, whatever came along.
    mobileNumber: expect.stringMatching(/^\+9198100/),
    savedAt: expect.any(Number),
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

test('a number that changes while the details are being saved is the one that is kept', async () => {
  const saving = await origin()
    .db.transaction()
    .execute(async (trx) => {
      const { id } = visitor().user;
      await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
      const begun = post('/server/userDetail', detail);
      await vi.waitUntil(async () => {
        const waiting = sql<{ count: string }>`select count(*) from pg_stat_activity where wait_event_type = 'Lock'`;
        return Number((await waiting.execute(origin().owner)).rows[0]?.count) > 0;
      });
      await trx.updateTable('account').set({ phone: '+919876500077' }).where('id', '=', id).execute();
      return { begun };
    });
  expect((await saving.begun).json).toMatchObject({ success: true, message: expect.any(String) });
  expect(await read()).toMatchObject({ mobileNumber: '+919876500077' });
});

test.each([
  ...['ABCPK 1234 L', 'abcpk-1234-l', '\u200bABCPK१२३४L\u202c', '\u00a0ABCPK1234L.', 'PAN: ABCPK1234L'],
  ...['PAN No. ABCPK1234L', 'My PAN is abcpk1234l', 'PANPK1234L'],
])('a PAN pasted as %o is read', async (panNumber) => {
  await post('/server/userDetail', { ...detail, panNumber });
  expect(await read()).toMatchObject({ panNumber: 'XXXXX1234X' });
});

test('what address books put around a name, a number and an address goes', async () => {
  const pasted = {
    ...detail,
    name: '\u202aAsha Rao\u202c',
    email: 'Asha Rao <asha@example.in>\u200b',
    mobileNumber: '\u202a+91 98765 43210\u202c',
  };
  expect((await post('/server/userDetail', pasted)).json).toMatchObject({ success: true });
  expect(await read()).toMatchObject({ name: 'Asha Rao', email: 'asha@example.in' });
});

test.each(['mailto:asha@example.in', 'asha@example.in.', 'Asha @ example.in,', '"Asha" <asha@example.in>;'])(
  'an address pasted as %o is read',
  async (email) => {
    await post('/server/userDetail', { ...detail, email });
    expect(await read()).toMatchObject({ email: expect.stringMatching(/^asha@example\.in$/i) });
  },
);

test('the masked number of the session stands for the number that was proven, any other mask for none', async () => {
  const { json } = await origin().call('POST', '/server/auth/refresh', { cookies: { session: visitor().refresh } });
  const { contact } = json.user as { contact: string };
  expect(contact).toMatch(/^\+91 XXXXX X\d{4}$/);
  expect((await post('/server/userDetail', { ...detail, mobileNumber: contact })).status).toBe(200);
  expect(await read()).toMatchObject({
    mobileNumber: expect.stringMatching(new RegExp(`^\\+91\\d{6}${contact.slice(-4)}$`)),
  });
  const other = `${contact.slice(0, -1)}${(Number(contact.at(-1)) + 1) % 10}`;
  expect(Object.keys((await post('/server/userDetail', { ...detail, mobileNumber: other })).json.fields ?? {})).toEqual(
    ['mobileNumber'],
  );
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
  const { json } = await origin().call('POST', '/server/auth/refresh', { cookies: { session: visitor().refresh } });
  expect(json.user).toMatchObject({ name: 'Asha Rao' });
});

test.each([
  ['ABCDK1234L', /has D as its fourth letter: that one is P for a person/],
  ['abcdk1234l', /has D as its fourth letter/],
  ['ABCP51234L', /5 letters, 4 digits and 1 letter/],
  ['ABCPK12345', /5 letters, 4 digits and 1 letter/],
])('the PAN %s is refused with its reason', async (panNumber, reason) => {
  const { json } = await post('/server/userDetail', { ...detail, panNumber });
  expect(json.fields?.panNumber).toMatch(reason);
});

test('a PAN is taken in small letters and with the spaces of a printed card', async () => {
  expect((await post('/server/userDetail', { ...detail, panNumber: ' abcpk 1234 l ' })).status).toBe(200);
  expect(await read()).toMatchObject({ panNumber: 'XXXXX1234X' });
});

test('of two pages that show the same details the second save is told, asks for no code, and overwrites nothing', async () => {
  const first = await post('/server/userDetail', { ...detail, savedAt: 0 });
  expect(await read()).toMatchObject({ savedAt: first.json.savedAt });
  const renamed = await post('/server/userDetail', { ...detail, name: 'Asha S Rao', savedAt: first.json.savedAt });
  expect(renamed.status).toBe(200);
  const older = { ...detail, panNumber: 'XXXXX9999X', email: 'rao@example.in', savedAt: first.json.savedAt };
  expect(await post('/server/userDetail', older)).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('changed somewhere else') },
  });
  expect((await post('/server/userDetail', { ...detail, savedAt: 0 })).status).toBe(409);
  expect(await read()).toMatchObject({ name: 'Asha S Rao', email: 'asha@example.in', savedAt: renamed.json.savedAt });
});

test('of saves that come at the same moment one is stored', async () => {
  const saves = ['Asha', 'Asha R', 'Asha Rao', 'A Rao'].map((name) =>
    post('/server/userDetail', { ...detail, name, savedAt: 0 }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
});

test('the same details once more, because an answer was lost, are saved', async () => {
  const first = await post('/server/userDetail', { ...detail, savedAt: 0 });
  const again = await post('/server/userDetail', { ...detail, savedAt: 0 });
  expect([again.status, again.json]).toEqual([200, first.json]);
  const { panNumber: _, ...rest } = detail;
  expect((await post('/server/userDetail', { ...rest, savedAt: 0 })).status).toBe(200);
  expect((await post('/server/userDetail', { ...rest, panNumber: '', savedAt: 0 })).status).toBe(409);
  expect((await post('/server/userDetail', { ...detail, panNumber: 'ABCPK9999L', savedAt: 0 })).status).toBe(409);
});
