import { noteStored } from '#start/note-stored.ts';

/** 'system' follows the device, now and whenever that changes. */
export type Theme = 'system' | 'light' | 'dark';

/** What the visitor has chosen, as the early script has put it on the page. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme and keeps the choice; to follow the device is to have nothing stored. */
export function switchTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
    noteStored();
  } catch {
    // Storage is forbidden: the choice lasts as long as this page.
  }
}
