// Runs in <head> before the first paint, as a file of its own: it stays tiny and must not fail the page.
import { loadLater } from '#loader/load-later.ts';
import { recordTyping } from '#loader/record-typing.ts';
import { startShell } from '#loader/start-shell.ts';

recordTyping();
startShell();
loadLater();
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    // Lets the style sheet show the right one of Signin and Profile until the page's script has read the session.
    if (localStorage.getItem('token') !== null) root.dataset.session = 'in';

    // A preview stays with its tab, also when a page is loaded anew; asking for none ends it.
    const address = new URL(location.href);
    const asked = address.searchParams.get('preview');
    const kept = sessionStorage.getItem('preview');
    if (asked === '') {
      sessionStorage.removeItem('preview');
      address.searchParams.delete('preview');
      history.replaceState(null, '', address);
    } else if (asked !== null) {
      sessionStorage.setItem('preview', asked);
    } else if (kept !== null) {
      root.hidden = true;
      address.searchParams.set('preview', kept);
      location.replace(address);
    }
  } catch {
    // Storage is forbidden here: the system's theme stands, and nobody is signed in.
  }
})();
