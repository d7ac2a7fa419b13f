import { useEffect } from 'react';
import { closeFind, isFindOpen, openFind } from '#find/opened.ts';

/** Whether a key belongs to what is being typed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isFindKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? event.key.toLowerCase() === 'k'
    : event.key === '/' && !event.altKey && !isTyping(event.target);

/** Ctrl+K (Command+K) anywhere, and `/` outside of fields, open the search dialog; the same key closes it. */
export function useFindKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isFindKey(event)) return;
      // Another dialog keeps the visitor, and the key stays the browser's.
      if (!isFindOpen() && document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (isFindOpen()) closeFind();
      else openFind();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
