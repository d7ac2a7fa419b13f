// @vitest-environment jsdom
import { act } from 'react';
import { clearAway, draw } from 'shared/form-fixture';
import { afterEach, expect, test, vi } from 'vitest';
import { switchTheme } from '#layout/switch-theme.ts';
import { ThemeSwitch } from '#layout/theme-switch.tsx';

const { dataset } = document.documentElement;
const label = () => document.querySelector('button')?.getAttribute('aria-label');

afterEach(() => {
  clearAway();
  switchTheme('system');
  vi.restoreAllMocks();
});

test.each([
  ['a page that Back has brought', () => dispatchEvent(new Event('pageshow'))],
  ['a second tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s follows the theme that was chosen elsewhere', (_, comesBack) => {
  draw(<ThemeSwitch />);
  expect(label()).toBe('Theme: as on this device');
  // biome-ignore lint/suspicious/noDocumentCookie: as another page writes it
  document.cookie = 'page-theme=dark; path=/';
  act(() => void comesBack());
  expect([label(), dataset.theme]).toEqual(['Theme: dark', 'dark']);
});

test('where no cookie is kept, a choice stays with its page', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  draw(<ThemeSwitch />);
  dataset.theme = 'dark';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([label(), dataset.theme]).toEqual(['Theme: dark', 'dark']);
});
