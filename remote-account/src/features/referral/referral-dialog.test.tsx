// @vitest-environment jsdom
import { signIn } from 'shared/auth';
import { answer, answers, clearAway, control, draw, press, settle, type } from 'shared/form-fixture';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReferralDialog } from '#features/referral/referral-dialog.tsx';
import { forgetKept } from '#forms/kept-in-memory.ts';

beforeEach(() => {
  signIn('token', { id: 'asha', name: '', contact: 'asha@example.com' } as Parameters<typeof signIn>[1]);
});
afterEach(() => {
  clearAway();
  forgetKept();
});

function fill(name: string, phone: string, email: string): void {
  type('name', name);
  type('phoneNumber', phone);
  type('email', email);
}

test('a referral whose answer was lost goes again under the same key, and another friend under another', async () => {
  const keys: (string | null)[] = [];
  answers['POST /server/referral/saveReferral'] = async (headers) => {
    keys.push(headers.get('idempotency-key'));
    throw new TypeError('lost');
  };
  draw(
    <SiteProvider facts={{ firm: { name: 'Firm' } } as SiteFacts}>
      <ReferralDialog open onClose={() => {}} />
    </SiteProvider>,
  );
  fill('Ravi Kumar', '98765 00000', 'ravi@example.in');
  await press('Save referral');
  await press('Save referral');
  type('name', 'Meena Iyer');
  await press('Save referral');
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0], expect.stringMatching(/^\w{32}$/)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('another friend who is begun while the first is being saved waits behind "Refer another"', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['POST /server/referral/saveReferral'] = () => promise;
  draw(
    <SiteProvider facts={{ firm: { name: 'Firm' } } as SiteFacts}>
      <ReferralDialog open onClose={() => {}} />
    </SiteProvider>,
  );
  fill('Ravi Kumar', '98765 00000', 'ravi@example.in');
  await press('Save referral');
  fill('Meena Iyer', '98765 11111', 'meena@example.in');
  resolve(answer([200, { id: '1', link: 'https://site.test/invitation?code=1' }]));
  await settle();
  expect(control('referralLink').value).toBe('https://site.test/invitation?code=1');
  await press('Refer another');
  expect(['name', 'phoneNumber', 'email'].map((name) => control(name).value)).toEqual([
    'Meena Iyer',
    '98765 11111',
    'meena@example.in',
  ]);
});
