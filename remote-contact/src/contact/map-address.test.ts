import { expect, test } from 'vitest';
import { directions, embeddedMap } from '#contact/map-address.ts';

const office = { latitude: 12.9716, longitude: 77.5946 };

test('the embedded map is a box around the office with a marker on it', () => {
  const url = new URL(embeddedMap(office));
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('bbox')).toBe('77.5886,12.9656,77.6006,12.9776');
  expect(url.searchParams.get('marker')).toBe('12.9716,77.5946');
});

test('directions lead to the office', () => {
  expect(new URL(directions(office)).searchParams.get('to')).toBe('12.9716,77.5946');
});
