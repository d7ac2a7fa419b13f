// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/"}
import { expect, test } from 'vitest';
import { markPage, markSession, markTheme } from '#start/page-marks.ts';

const { dataset } = document.documentElement;

test('by https the cookie is bound to this host, and goes with the choice', () => {
  markPage('theme', 'dark');
  expect([document.cookie, dataset.theme]).toEqual(['__Host-page-theme=dark', 'dark']);
  markPage('theme', undefined);
  expect([document.cookie, dataset.theme]).toEqual(['', undefined]);
});

test('a document that says something else than the cookie follows it', () => {
  markPage('theme', 'light');
  dataset.theme = 'dark';
  markTheme();
  expect(dataset.theme).toBe('light');
  markPage('theme', undefined);
  dataset.theme = 'dark';
  markTheme();
  expect(dataset.theme).toBeUndefined();
});

test('the mark of a session follows the stored one', () => {
  localStorage.setItem('token', 'x');
  markSession();
  expect([document.cookie, dataset.session]).toEqual(['__Host-page-session=in', 'in']);
  localStorage.removeItem('token');
  markSession();
  expect([document.cookie, dataset.session]).toEqual(['', undefined]);
});
