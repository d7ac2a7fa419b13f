import { markPage } from '#start/page-marks.ts';

/** 'system' follows the device, now and whenever that changes. */
export type Theme = 'system' | 'light' | 'dark';

/** What the visitor has chosen, as the origin has put it on the page. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme and keeps the choice; to follow the device is to keep nothing. */
export const switchTheme = (theme: Theme): void => markPage('theme', theme === 'system' ? undefined : theme);
