import { expect, test } from 'vitest';
import { LONGEST_MESSAGE } from '#enquiries/contact-form-7.ts';
import { withPlan } from '#enquiries/forward.ts';

const plan = {
  link: '/sipcalculator?monthly=7000',
  address: 'https://firm.example/sipcalculator?monthly=7000',
  title: 'SIP calculator',
  asked: '₹7,000 a month',
  figures: [{ label: 'Total value', text: '₹16,26,372.61' }],
  basis: '12% nominal a year',
};

test.each([
  ['a short message has all of its plan', 100, ['16,26,372.61', plan.address]],
  ['a long one has the link', LONGEST_MESSAGE - 120, [plan.address]],
  ['the longest goes alone', LONGEST_MESSAGE, []],
])('%s, and no message loses a word', (_, length, held) => {
  const message = 'x'.repeat(length - 3).concat('end');
  const sent = withPlan(message, plan);
  expect(sent.startsWith(message)).toBe(true);
  expect(sent.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
  for (const part of ['16,26,372.61', plan.address]) expect(sent.includes(part), part).toBe(held.includes(part));
});

test('without a plan the message goes as it is', () => {
  expect(withPlan('My question', null)).toBe('My question');
});
