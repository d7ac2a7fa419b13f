// @vitest-environment jsdom
import { act } from 'react';
import { signIn } from 'shared/auth';
import type { UserDetail } from 'shared/contract/user-detail';
import {
  alert,
  answer,
  answers,
  asked,
  clearAway,
  control,
  draw,
  focused,
  press,
  redraw,
  settle,
  type,
} from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DetailsForm } from '#features/welcome/welcome-page.tsx';
import { forgetKept } from '#forms/kept-in-memory.ts';

const nobody = { name: '', email: '', phone: '' };
const onNewer = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  signIn('token', { id: 'asha', name: '', contact: 'asha@example.com' } as Parameters<typeof signIn>[1]);
});
afterEach(() => {
  clearAway();
  forgetKept();
});

function fill(): void {
  type('name', 'Asha Rao');
  type('email', 'asha@example.com');
  type('mobileNumber', '98765 43210');
}
const saved = () => asked.mock.calls.filter(([call]) => call === 'POST /server/userDetail');

test('what is missing is named together with the age, and nothing is sent', async () => {
  draw(<DetailsForm saved={null} known={nobody} asksAge onNewer={onNewer} />);
  type('name', 'Asha Rao');
  await press('Save');
  expect(focused()).toContain('3 things to correct');
  expect(focused()).toContain('Age');
  expect(asked).not.toHaveBeenCalled();
});

test('where no PAN is known, an empty one is left out', async () => {
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} onNewer={onNewer} />);
  fill();
  await press('Save');
  expect(saved()).toHaveLength(1);
  expect(saved()[0]?.[1]).not.toHaveProperty('panNumber');
});

test('what the origin refuses stands at its field and beside the button; what was typed stays', async () => {
  answers['POST /server/userDetail'] = [
    422,
    { message: 'Please correct the fields.', fields: { email: 'Somebody else uses it.' } },
  ];
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} onNewer={onNewer} />);
  fill();
  await press('Save');
  expect(focused()).toContain('Email: Somebody else uses it.');
  expect(alert()).toBe('Failed to save dataPlease correct the fields.');
  expect([control('name').value, control('mobileNumber').value]).toEqual(['Asha Rao', '98765 43210']);
});

/** As a browser does it: the page is drawn anew, and the tab keeps what it stores. */
function reload(): void {
  const stored = { ...sessionStorage };
  clearAway();
  forgetKept();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  draw(<DetailsForm saved={null} known={nobody} asksAge onNewer={onNewer} />);
}

test('a reload loses PAN and number alone, which the browser never stores, and says so', () => {
  draw(<DetailsForm saved={null} known={nobody} asksAge onNewer={onNewer} />);
  fill();
  type('panNumber', 'ABCPK1234L');
  act(() => control('adult').click());
  act(() => control('newsletter').click());
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('ABCPK1234L');
  expect(document.body.textContent).not.toContain('Type your PAN again');
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('98765');
  reload();
  expect([control('name').value, control('mobileNumber').value]).toEqual(['Asha Rao', '']);
  expect(document.body.textContent).toContain('Type your number again: it is not kept in this browser.');
  expect([control('adult'), control('contact'), control('newsletter')].map(({ checked }) => checked)).toEqual([
    true,
    false,
    true,
  ]);
  expect(control('panNumber').value).toBe('');
  expect(document.body.textContent).toContain('Type your PAN again: it is not kept in this browser.');
  type('panNumber', 'ABCPK1234L');
  expect(document.body.textContent).not.toContain('Type your PAN again');
});

test('each consent is answered by the save, an empty box too', async () => {
  answers['POST /server/userDetail'] = [200, {}];
  answers['GET /server/me/consents'] = [200, { consents: [] }];
  answers['POST /server/me/consents'] = [200, { consents: [] }];
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} onNewer={onNewer} />);
  fill();
  act(() => control('newsletter').click());
  await press('Save');
  await vi.waitFor(() =>
    expect(
      asked.mock.calls
        .filter(([call]) => call.startsWith('POST') && call.endsWith('/consents'))
        .map(([, body]) => body),
    ).toEqual([
      { purpose: 'contact', given: false },
      { purpose: 'newsletter', given: true },
    ]),
  );
});

test('an empty box takes back nothing that was given on another page', async () => {
  const consent = { purpose: 'contact', given: true, wasGiven: true, changedAt: null, noticeDate: null };
  answers['POST /server/userDetail'] = [200, {}];
  answers['GET /server/me/consents'] = [200, { consents: [consent] }];
  answers['POST /server/me/consents'] = [200, { consents: [] }];
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} onNewer={onNewer} />);
  fill();
  await press('Save');
  await vi.waitFor(() =>
    expect(asked.mock.lastCall).toEqual(['POST /server/me/consents', { purpose: 'newsletter', given: false }]),
  );
  expect(asked.mock.calls.filter(([call]) => call === 'POST /server/me/consents')).toHaveLength(1);
});

test('the address that somebody has signed in by stands there, until another one is typed', () => {
  draw(<DetailsForm saved={null} known={{ ...nobody, email: 'asha@example.com' }} asksAge={false} onNewer={onNewer} />);
  expect(control('email').value).toBe('asha@example.com');
  type('email', 'other@example.com');
  expect(control('email').value).toBe('other@example.com');
});

test('what is typed while the details are being saved stays on the page, with its draft', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['POST /server/userDetail'] = () => promise;
  answers['GET /server/me/consents'] = [200, { consents: [] }];
  answers['POST /server/me/consents'] = [200, { consents: [] }];
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} onNewer={onNewer} />);
  fill();
  type('panNumber', 'ABCPK1234L');
  await press('Save');
  type('name', 'Asha S Rao');
  type('panNumber', '');
  resolve(answer([200, {}]));
  await settle();
  expect([control('name').value, control('mobileNumber').value]).toEqual(['Asha S Rao', '98765 43210']);
  expect(JSON.stringify(Object.values(sessionStorage))).toContain('Asha S Rao');
  expect(location.pathname).toBe('/');
  answers['POST /server/userDetail'] = [200, {}];
  await press('Save');
  await settle();
  expect(saved().at(-1)?.[1]).toMatchObject({ name: 'Asha S Rao', panNumber: '' });
  expect(location.pathname).toBe('/myprofile');
});

test('whoever has left and come back before the details are saved stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['POST /server/userDetail'] = () => promise;
  answers['GET /server/me/consents'] = [200, { consents: [] }];
  answers['POST /server/me/consents'] = [200, { consents: [] }];
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} onNewer={onNewer} />);
  fill();
  await press('Save');
  redraw(null);
  redraw(<DetailsForm saved={null} known={nobody} asksAge={false} onNewer={onNewer} />);
  resolve(answer([200, {}]));
  await vi.waitFor(() =>
    expect(asked.mock.calls.filter(([call]) => call === 'POST /server/me/consents')).toHaveLength(2),
  );
  await settle();
  expect(location.pathname).toBe('/');
});

const OLDER = {
  name: 'Asha Rao',
  panNumber: null,
  email: 'asha@example.com',
  mobileNumber: '+919876543210',
  savedAt: 7,
};
const NEWER = { ...OLDER, name: 'Asha S Rao', panNumber: 'XXXXX1234X', savedAt: 9 };

/** The form of a tab that is older than what was saved in another one. */
async function saveFromOlderTab(): Promise<void> {
  answers['POST /server/userDetail'] = [409, { message: 'Changed elsewhere.' }];
  answers['GET /server/userDetail'] = [
    200,
    { userDetail: NEWER, contacts: { phone: null, email: null, waiting: null } },
  ];
  draw(
    <DetailsForm
      saved={OLDER}
      known={{ name: OLDER.name, email: OLDER.email, phone: OLDER.mobileNumber }}
      asksAge={false}
      onNewer={onNewer}
    />,
  );
  type('email', 'rao@example.com');
  await press('Save');
  await vi.waitFor(() => expect(document.body.textContent).toContain('changed elsewhere meanwhile'));
}

test('an older tab shows what was saved elsewhere beside what stands in it, and overwrites it only when told to', async () => {
  await saveFromOlderTab();
  expect(saved().at(-1)?.[1]).toMatchObject({ savedAt: 7 });
  for (const words of [
    'Name: here Asha Rao, saved there Asha S Rao',
    'PAN: here left out, saved there XXXXX1234X',
    'Email: here rao@example.com, saved there asha@example.com',
  ])
    expect(document.body.textContent).toContain(words);
  expect(document.body.textContent).not.toContain('Mobile number: here');
  answers['POST /server/userDetail'] = [200, { savedAt: 11 }];
  await press('Save my details');
  await settle();
  expect(saved().at(-1)?.[1]).toMatchObject({ name: 'Asha Rao', email: 'rao@example.com', panNumber: '', savedAt: 9 });
  expect(location.pathname).toBe('/myprofile');
});

test('whoever takes what was saved elsewhere has it loaded, and nothing of theirs comes back', async () => {
  await saveFromOlderTab();
  await press('Use the saved details');
  expect(onNewer).toHaveBeenCalledOnce();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('rao@example.com');
});

test('what a save rests on survives a reload together with what was typed', async () => {
  const form = (saved: UserDetail) => (
    <DetailsForm saved={saved} known={{ ...nobody, name: saved.name }} asksAge={false} onNewer={onNewer} />
  );
  draw(form(OLDER));
  type('email', 'rao@example.com');
  const stored = { ...sessionStorage };
  clearAway();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  answers['POST /server/userDetail'] = [200, { savedAt: 11 }];
  draw(form(NEWER));
  type('mobileNumber', '98765 43210');
  await press('Save');
  expect(saved().at(-1)?.[1]).toMatchObject({ email: 'rao@example.com', savedAt: 7 });
});
