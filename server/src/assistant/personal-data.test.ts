import { expect, test } from 'vitest';
import { holdsPersonalData } from '#assistant/routes.ts';

test.each([
  'call me at 9876543210 about 5000 a month',
  'my number is +91 98765 43210',
  '098765-43210',
  '९८७६५४३२१० पर',
  '9 8 7 6 5 4 3 2 1 0',
  'write to asha@example.in',
  'PAN ABCPK1234L',
  'pan abcpk1234l',
  'aadhaar 2345 6789 0123',
  '234567890123',
  'account 50100234567891',
])('%s is a person’s', (question) => expect(holdsPersonalData(question)).toBe(true));

test.each([
  '5000 a month for 15 years at 12%',
  '₹50,00,000 for 20 years',
  'how much for 1000000 in 10 years',
  '10000000 in 20 years at 12',
  '1000000000 in 30 years',
  '₹9876543210 at 8%',
  '98,76,54,321 at 8%',
  '20 साल में 1 करोड़ चाहिए',
  '50000 20000 10 12',
  'retire at 60, age 30, expense 50000',
])('%s is none', (question) => expect(holdsPersonalData(question)).toBe(false));
