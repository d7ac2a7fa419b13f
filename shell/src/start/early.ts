// Runs in <head>, before the first paint where this browser stores anything for it (`note-stored.ts`), as a file of its
// own: it stays tiny and must not fail the page.

import { layOutRest } from '#start/lay-out-rest.ts';
import { loadLater } from '#start/load-later.ts';
import { noteStored } from '#start/note-stored.ts';
import { recordTyping } from '#start/record-typing.ts';
import { startShell } from '#start/start-shell.ts';
import { trustReleases } from '#start/trust-releases.ts';

// Before anything starts a script.
if (document.currentScript instanceof HTMLScriptElement) trustReleases(document.currentScript.src);
recordTyping();
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    // Lets the style sheet show the right one of Signin and Profile until the page's script has read the session.
    const token = localStorage.getItem('token');
    if (token !== null) root.dataset.session = 'in';

    // A preview stays with its tab, also when a page is loaded anew; asking for none ends it.
    const address = new URL(location.href);
    const asked = address.searchParams.get('preview');
    const kept = sessionStorage.getItem('preview');
    // Once more, for what was stored by an older release, or before the cookie ran out.
    if (theme !== null || token !== null || kept !== null) noteStored();
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
// After the page's own early script, which may be there already: it answers whoever types by now.
setTimeout(() => {
  startShell();
  loadLater();
  layOutRest();
});
