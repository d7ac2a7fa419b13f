import { expect, it, test } from 'vitest';
import { placeOf, Witnesses } from '#telemetry/witnesses.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff::', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('%s stands at %s', (address, place) => expect(placeOf(address)).toBe(place));

it('counts places, and hears each one only so often', () => {
  const witnesses = new Witnesses();
  const heard = Array.from({ length: 6 }, () => witnesses.hear('content@1', '2001:db8::1'));
  expect(heard).toEqual([true, true, true, false, false, false]);
  expect(witnesses.hear('content@1', '2001:db8::2')).toBe(false);
  expect(witnesses.hear('content@1', '192.0.2.1')).toBe(true);
  expect(witnesses.hear('contact@1', '2001:db8::1')).toBe(true);
  expect([witnesses.places('content@1'), witnesses.places('contact@1'), witnesses.places('none')]).toEqual([2, 1, 0]);
  expect(witnesses.hear('content@1', '2001:db8::1', Date.now() + 700_000)).toBe(true);
});
