import { describe, expect, test } from 'vitest';
import { schedulerAddress } from '#booking/scheduler-address.ts';
import { schedulerEvent } from '#booking/use-scheduler.ts';

describe('schedulerAddress', () => {
  const visit = {
    schedulerUrl: 'https://calendly.com/sample/30min',
    host: 'example.in',
    name: 'Asha Rao & Co',
    email: 'asha@example.in',
    search: '',
  };

  test('fills in who comes and where from', () => {
    const { origin, pathname, searchParams } = new URL(schedulerAddress(visit));
    expect(origin + pathname).toBe('https://calendly.com/sample/30min');
    expect(Object.fromEntries(searchParams)).toEqual({
      embed_domain: 'example.in',
      embed_type: 'Inline',
      name: 'Asha Rao & Co',
      email: 'asha@example.in',
      utm_source: 'website',
      utm_medium: 'contact-page',
      utm_campaign: 'appointment',
    });
  });

  test('a campaign that led here keeps its tags, and nothing unknown is filled in', () => {
    const { searchParams } = new URL(
      schedulerAddress({ ...visit, name: '', email: '', search: '?tab=appointment&utm_campaign=diwali' }),
    );
    expect(searchParams.get('utm_campaign')).toBe('diwali');
    expect(searchParams.has('name')).toBe(false);
    expect(searchParams.has('tab')).toBe(false);
  });
});

describe('schedulerEvent', () => {
  const frame = {} as MessageEventSource;
  const expected = { origin: 'https://calendly.com', source: frame };
  const booked = { event: 'calendly.event_scheduled', payload: {} };

  test.each([
    ['a booking', { origin: 'https://calendly.com', source: frame, data: booked }, 'scheduled'],
    [
      'a booking of Cal.com',
      { origin: 'https://calendly.com', source: frame, data: { originator: 'CAL', type: 'bookingSuccessfulV2' } },
      'scheduled',
    ],
    [
      'a sign of life',
      { origin: 'https://calendly.com', source: frame, data: { event: 'calendly.page_height' } },
      'alive',
    ],
    ['a forged origin', { origin: 'https://calendly.com.evil.example', source: frame, data: booked }, null],
    [
      'another window of that origin',
      { origin: 'https://calendly.com', source: {} as MessageEventSource, data: booked },
      null,
    ],
    ['a message without a window', { origin: 'https://calendly.com', source: null, data: booked }, null],
    ['a plain text', { origin: 'https://calendly.com', source: frame, data: 'calendly.event_scheduled' }, null],
    ['nothing', { origin: 'https://calendly.com', source: frame, data: null }, null],
  ])('%s', (_, message, event) => {
    expect(schedulerEvent(message, expected)).toBe(event);
  });
});
