import { Icon } from 'shared/ui';
import { openFind } from '#find/opened.ts';
import { messages } from '#messages.en.ts';

/** As keyboards have it written on them. Styles show it: it is no part of the button's name. */
const KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the search dialog from the header: an icon, with its words and its key where the window is wide. */
export function FindButton() {
  return (
    <button
      type="button"
      className="button button--secondary find-button"
      aria-label={messages.findAction}
      aria-haspopup="dialog"
      data-key={KEY}
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={openFind}
    >
      <Icon name="search" />
      <span>{messages.findAction}</span>
    </button>
  );
}

/** The same as a row of the phone's menu, where the header has no room. */
export function FindRow() {
  return (
    <button type="button" aria-haspopup="dialog" onClick={openFind}>
      <Icon name="search" />
      {messages.findAction}
    </button>
  );
}
