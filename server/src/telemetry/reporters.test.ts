import { expect, it } from 'vitest';
import { DistinctReporters } from '#telemetry/counters.ts';

it('counts places, and hears each one only so often', () => {
  const reporters = new DistinctReporters();
  const heard = Array.from({ length: 6 }, () => reporters.hear('content@1', '2001:db8::1'));
  expect(heard).toEqual([true, true, true, false, false, false]);
  expect(reporters.hear('content@1', '2001:db8::2')).toBe(false);
  expect(reporters.hear('content@1', '192.0.2.1')).toBe(true);
  expect(reporters.hear('contact@1', '2001:db8::1')).toBe(true);
  expect([reporters.places('content@1'), reporters.places('contact@1'), reporters.places('none')]).toEqual([2, 1, 0]);
  expect(reporters.hear('content@1', '2001:db8::1', Date.now() + 700_000)).toBe(true);
});

it('counts who has told since a moment, also where they told before', () => {
  const reporters = new DistinctReporters();
  for (const [address, now] of [
    ['192.0.2.1', 1_000],
    ['192.0.2.2', 2_000],
    ['192.0.2.1', 3_000],
  ] as const)
    reporters.hear('content@1', address, now);
  expect([0, 2_001, 3_000, 3_001].map((since) => reporters.places('content@1', since))).toEqual([2, 1, 1, 0]);
});

it('takes the networks of one IPv6 customer for one place', () => {
  const reporters = new DistinctReporters();
  for (let network = 0; network < 300; network += 1)
    reporters.hear('content@1', `2001:db8:7:${network.toString(16)}::1`);
  expect(reporters.places('content@1')).toBe(1);
  reporters.hear('content@1', '2001:db8:8::1');
  expect(reporters.places('content@1')).toBe(2);
});

it('hears everybody anew of a release that was taken back, and of no other', () => {
  const reporters = new DistinctReporters();
  const hear = (release: string) => Array.from({ length: 4 }, () => reporters.hear(release, '192.0.2.1')).at(-1);
  expect([hear('content@1'), hear('content@2')]).toEqual([false, false]);
  reporters.forget('content@1');
  expect(['content@1', 'content@2'].map((release) => reporters.places(release))).toEqual([0, 1]);
  expect(['content@1', 'content@2'].map((release) => reporters.hear(release, '192.0.2.1'))).toEqual([true, false]);
});

it('keeps those who told last, however many there are', () => {
  const reporters = new DistinctReporters();
  const address = (count: number) => `10.0.${count >> 8}.${count & 255}`;
  for (let count = 0; count < 10_100; count += 1) {
    reporters.hear('content@1', address(count), count);
    reporters.hear('content@1', address(0), count);
  }
  expect(reporters.places('content@1')).toBe(10_000);
  // Only who was forgotten may tell anew.
  expect([0, 1].map((count) => reporters.hear('content@1', address(count), 10_100))).toEqual([false, true]);
});
