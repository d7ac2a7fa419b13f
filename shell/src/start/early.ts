// Runs in <head> as a file of its own, while the page is painted: it stays tiny and must not fail the page.

import { holdPresses } from '#start/hold-presses.ts';
import { layOutRest } from '#start/lay-out-rest.ts';
import { loadLater } from '#start/load-later.ts';
import { markSession, markTheme } from '#start/page-marks.ts';
import { recordTyping } from '#start/record-typing.ts';
import { startShell } from '#start/start-shell.ts';
import { trustReleases } from '#start/trust-releases.ts';

// Before anything starts a script.
if (document.currentScript instanceof HTMLScriptElement) trustReleases(document.currentScript.src);
recordTyping();
holdPresses();
markTheme();
markSession();
(() => {
  try {
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
      document.documentElement.hidden = true;
      address.searchParams.set('preview', kept);
      location.replace(address);
    }
  } catch {
    // Storage is forbidden here: a preview then lasts as long as its page.
  }
})();
// After the page's own early script, which may be there already: it answers whoever types by now.
setTimeout(() => {
  startShell();
  loadLater();
  layOutRest();
});
