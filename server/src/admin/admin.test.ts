import { describe, expect, test } from 'vitest';
import { toCsv } from '#admin/csv.ts';
import { readRequest } from '#admin/request.ts';
import { toText } from '#admin/text-table.ts';

const now = new Date('2026-11-20T06:00:00Z');

describe('readRequest', () => {
  test.each([
    [
      ['enquiries', '--since', '7d'],
      { command: 'list', list: 'enquiries', since: new Date('2026-11-13T06:00:00Z'), csv: false },
    ],
    [
      ['appointments', '--since', '12h', '--csv'],
      { command: 'list', list: 'appointments', since: new Date('2026-11-19T18:00:00Z'), csv: true },
    ],
    [['outbox'], { command: 'outbox', csv: false }],
    [['log', '--since', '7d'], { command: 'log', since: new Date('2026-11-13T06:00:00Z'), csv: false }],
    [['traces', 'Asha', 'Rao'], { command: 'traces', text: 'Asha Rao', csv: false }],
    [['sign-out', '98100', '00001'], { command: 'sign-out', contact: '9810000001' }],
    [['retry'], { command: 'retry', ids: [] }],
    [[], { command: 'help' }],
    [['enquiries', '--help'], { command: 'help' }],
  ])('%o', (words, request) => {
    expect(readRequest(words, now)).toEqual(request);
  });

  test.each([
    [['enquiries', '--since', 'yesterday'], /not a span/],
    [['people'], /not a list/],
    [['enquiries', '--sinse', '7d'], /sinse/],
    [['retry', 'all'], /not the id/],
    [['traces', 'a'], /at least 4/],
    [['sign-out'], /Say whose/],
    [['outbox', 'enquiries'], /not understood/],
  ])('%o is refused with a reason', (words, reason) => {
    expect(readRequest(words, now)).toMatch(reason);
  });
});

test('a CSV quotes what must be quoted and disarms formulas, but not phone numbers', () => {
  const csv = toCsv({
    columns: ['name', 'phone', 'at'],
    rows: [
      ['=1+1', '+919999999999', now],
      ['Rao, "A"', '', null],
    ],
  });
  expect(csv).toBe('name,phone,at\r\n\'=1+1,+919999999999,2026-11-20T06:00:00.000Z\r\n"Rao, ""A""",,\r\n');
});

test('a terminal gets aligned columns, Indian time and no control characters', () => {
  expect(toText({ columns: ['name', 'at'], rows: [['A\u001b[31m\nB', now]] })).toBe(
    'name      at\nA [31m B  20 Nov 2026 11:30 AM\n',
  );
  expect(toText({ columns: ['name'], rows: [] })).toBe('Nothing.\n');
});
