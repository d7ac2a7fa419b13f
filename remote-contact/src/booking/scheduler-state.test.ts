import { describe, expect, test } from 'vitest';
import { nextState, type SchedulerSign, type SchedulerState } from '#booking/scheduler-state.ts';

const after = (hostname: string, ...signs: SchedulerSign[]): SchedulerState =>
  signs.reduce((state, sign) => nextState(state, sign, hostname), 'asking' as SchedulerState);

describe('a scheduler that reports', () => {
  test.each([
    ['answers at once', ['opened', 'alive'], 'shown'],
    ['answers after its page has come', ['opened', 'arrived', 'alive', 'waited'], 'shown'],
    ['never comes', ['opened', 'waited'], 'failed'],
    ['is replaced by the browser’s own page', ['opened', 'arrived', 'waited'], 'failed'],
    ['is opened again', ['opened', 'waited', 'opened'], 'loading'],
    ['books', ['opened', 'arrived', 'alive', 'scheduled'], 'scheduled'],
    ['goes on after a booking', ['opened', 'scheduled', 'arrived', 'alive', 'waited'], 'scheduled'],
  ] as [string, SchedulerSign[], SchedulerState][])('that %s', (_, signs, state) => {
    expect(after('calendly.com', ...signs)).toBe(state);
    expect(after('app.cal.com', ...signs)).toBe(state);
  });
});

describe('a scheduler of which nobody knows whether it reports', () => {
  test('stays in the page, with the other ways beside it', () => {
    expect(after('calendar.firm.example', 'opened', 'arrived', 'waited')).toBe('silent');
    expect(after('notcalendly.com', 'opened', 'arrived', 'waited')).toBe('silent');
    expect(after('calendar.firm.example', 'opened', 'arrived', 'waited', 'alive')).toBe('shown');
  });

  test('that never comes has failed', () => {
    expect(after('calendar.firm.example', 'opened', 'waited')).toBe('failed');
  });
});
