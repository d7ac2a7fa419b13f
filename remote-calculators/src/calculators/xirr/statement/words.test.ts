import { expect, it } from 'vitest';
import { saidBy, saidByStatus } from '#calculators/xirr/statement/words.ts';

it.each([
  ...['Successful', 'Completed', 'Processed', 'Executed', 'Allotted', 'Paid', 'Confirmed', ''].map((status) => [
    status,
    null,
  ]),
  ...['Unsuccessful', 'Not Allotted', 'Not Executed', 'Incomplete', 'Unpaid', 'Unconfirmed', 'Failed'].map((status) => [
    status,
    'over',
  ]),
  ...['Pending', 'In Process', 'Processing', 'Under process', 'Allotment pending', 'Yet to be processed'].map(
    (status) => [status, 'doubt'],
  ),
])('an order that is %s: %s', (status, said) => expect(saidByStatus(String(status))).toBe(said));

it.each([
  ['NFO Refund', 'received'],
  ['Purchase Refund', 'received'],
  ['Investment refunded', 'received'],
  ['Buy Back', 'received'],
  ['Buy', 'paid'],
  ['NFO', 'paid'],
  ['Refund failed', null],
])('%s: %s', (words, said) => expect(saidBy(words)).toBe(said));
