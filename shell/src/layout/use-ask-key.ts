import { useEffect } from 'react';
import { useNavigate } from 'shared/router';
import { whenRendered } from '#layout/when-rendered.ts';

/** Whether a key belongs to what is being typed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isAskKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? event.key.toLowerCase() === 'k'
    : event.key === '/' && !event.altKey && !isTyping(event.target);

/** Puts the caret into the box for questions, where the page shows one. */
function focusBox(): boolean {
  const box = document.getElementById('ask');
  if (!(box instanceof HTMLInputElement) || box.getClientRects().length === 0) return false;
  box.focus();
  box.select();
  return true;
}

/** Ctrl+K anywhere, and `/` outside of fields, lead to the box for questions: the page's own, or that of /ask. */
export function useAskKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isAskKey(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (focusBox()) return;
      navigate('/ask');
      // A page that comes focuses its heading first.
      whenRendered(() => document.getElementById('ask') !== null && setTimeout(focusBox) !== undefined);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [navigate]);
}
