import { describe, expect, test } from 'vitest';
import { type ListRequest, readRequest } from '#admin/request.ts';
import { toCsv, toText } from '#admin/tables.ts';

const now = new Date('2026-11-20T06:00:00Z');
const ID = '0b3c9a52-7d1e-4d2f-9a64-6a1f0c5b7e21';

/** What is asked for without a word about it; `next` without the name of the list. */
function listed({ list = 'enquiries', next = '--before', ...told }: Partial<ListRequest>): ListRequest {
  const since = new Date('2026-10-21T06:00:00Z');
  return { command: 'list', list, since, csv: false, limit: 100, place: undefined, ...told, next: `${list} ${next}` };
}

describe('readRequest', () => {
  test.each([
    [['enquiries', '--since', '7d'], listed({ since: new Date('2026-11-13T06:00:00Z'), next: '--since 7d --before' })],
    [
      ['appointments', '--since', '12h', '--csv', '--limit', '5', '--after', '2026-11-20'],
      {
        ...listed({ list: 'appointments', since: new Date('2026-11-19T18:00:00Z'), csv: true, limit: 5 }),
        ...{
          place: { at: new Date('2026-11-19T18:30:00Z') },
          next: 'appointments --since 12h --limit 5 --csv --after',
        },
      },
    ],
    [['referrals', '--before', ID], listed({ list: 'referrals', place: { id: ID } })],
    [
      ['consents', '--csv', '--before', '12'],
      listed({ list: 'consents', csv: true, place: { id: '12' }, limit: Infinity, next: '--csv --before' }),
    ],
    ...[
      ['2026-12-02 09:00', '2026-12-02T03:30:00Z'],
      ['2026-12-02T09:00:30', '2026-12-02T03:30:30Z'],
      ['2026-12-02T09:00Z', '2026-12-02T09:00:00Z'],
      ['2026-12-02T09:00:00.000-01:00', '2026-12-02T10:00:00Z'],
      ['2028-02-29', '2028-02-28T18:30:00Z'],
    ].map(([text = '', at = '']): [string[], ListRequest] => [
      ['log', '--after', text],
      listed({ list: 'log', next: '--after', place: { at: new Date(at) } }),
    ]),
    [['outbox', '--all'], listed({ list: 'outbox', limit: Infinity, next: '--after' })],
    [['log'], listed({ list: 'log', next: '--after' })],
    [['traces', 'Asha', 'Rao'], { command: 'traces', text: 'Asha Rao', csv: false }],
    [['sign-out', '98100', '00001'], { command: 'sign-out', contact: '9810000001' }],
    [['retry'], { command: 'retry', ids: [] }],
    [['outbox', ID], { command: 'show', id: ID }],
    [['close', ID, 'Asked', 'by', 'phone'], { command: 'close', id: ID, reason: 'Asked by phone' }],
    [['drop', ID, 'a test'], { command: 'drop', id: ID, reason: 'a test' }],
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
    [['close', ID], /Say why/],
    [['drop', 'all', 'old'], /not the id/],
    [['traces', 'a'], /at least 4/],
    [['sign-out'], /Say whose/],
    [['outbox', 'enquiries'], /not understood/],
    [['enquiries', '--limit', 'many'], /--limit 'many'/],
    [['enquiries', '--limit', '5', '--all'], /without --all/],
    [['enquiries', '--after', ID], /goes on with --before/],
    [['log', '--after', ID], /neither the id of a row nor a time/],
    ...['2026-02-31', '2026-02-31 09:00', '2026-12-02 25:00', '2026-13-01', '2026-12-02 9 am'].map(
      (text): [string[], RegExp] => [['log', '--after', text], /neither the id of a row nor a time/],
    ),
    [['outbox', '--after', '2026-11-20'], /not the id of a message/],
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
  expect(csv).toBe('\uFEFFname,phone,at\r\n\'=1+1,+919999999999,2026-11-20T06:00:00.000Z\r\n"Rao, ""A""",,\r\n');
});

test('a CSV that is read with another separator tears no row and begins no formula', () => {
  const csv = toCsv({ columns: ['name'], rows: [['Asha;=1+1'], ['a\t@SUM(1)'], ['a|b']] });
  expect(csv).toBe('\uFEFFname\r\n"Asha;\'=1+1"\r\n"a\t\'@SUM(1)"\r\n"a|b"\r\n');
});

test('a terminal gets aligned columns, Indian time and no control characters', () => {
  expect(toText({ columns: ['name', 'at'], rows: [['A\u001b[31m\nB', now]] })).toBe(
    'name      at\nA [31m B  20 Nov 2026 11:30 AM\n',
  );
  expect(toText({ columns: ['name'], rows: [] })).toBe('Nothing.\n');
});
