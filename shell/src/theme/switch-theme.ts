import { noteStored } from '#theme/note-stored.ts';

/**
 * Turns dark into light or back. A choice that equals the system's is not stored, so that the site goes on following it.
 *
 * @returns the theme that is now shown
 */
export function switchTheme(): 'light' | 'dark' {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
  try {
    if (next === system) localStorage.removeItem('theme');
    else localStorage.setItem('theme', next);
    noteStored();
  } catch {
    // Storage is forbidden: the choice lasts as long as this page.
  }
  return next;
}
