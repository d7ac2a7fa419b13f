import { expect, test } from 'vitest';
import { isPlanLink, planIn, withPlan } from '#contract/plan-link.ts';

const LINK = '/sipcalculator?monthly=5000&years=10&annualRatePct=12';

test('a plan goes along in the address and is read back', () => {
  const address = withPlan('/contactus?tab=appointment', LINK);
  expect(address).toBe(`/contactus?tab=appointment&plan=${encodeURIComponent(LINK)}`);
  expect(planIn(address.slice(address.indexOf('?')))).toBe(LINK);
  expect(withPlan('/contactus', '')).toBe('/contactus');
  expect(planIn('?tab=appointment')).toBeUndefined();
});

test.each([
  '//evil.example/?a=b',
  'https://evil.example/sip?a=b',
  '/sipcalculator',
  '/sipcalculator?',
  '/sip/../x?a=1',
  '/sipcalculator?monthly=1\n2',
  `/sipcalculator?${'x'.repeat(700)}`,
])('%s is no plan', (text) => {
  expect(isPlanLink(text)).toBe(false);
  expect(planIn(new URLSearchParams({ plan: text }))).toBeUndefined();
});
