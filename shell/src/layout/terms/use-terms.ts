import { useEffect } from 'react';

/** Explains the words that lead to the glossary, on every page. */
export function useTerms(): void {
  useEffect(watchTerms, []);
}

/** Until a mouse that rests on a word is answered, and until what was said goes once it has left. */
const REST_MS = 150;
const LEAVE_MS = 250;

/** The words that lead to their explanation: links of any page, and of articles, to a place in the glossary. */
const termAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/glossary#"]') : null;

/**
 * Explains a word beside it: while a mouse rests on it, while the keyboard is at it, and at the first tap of a finger. The
 * words are plain links, so that a page carries nothing for it, and each leads to its place where no script runs. What is
 * said comes when the first word asks for it.
 *
 * @returns ends it
 */
function watchTerms(): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tip: typeof import('#layout/terms/term-tip.ts') | undefined;
  let wanted: HTMLAnchorElement | null = null;
  let isTouch = false;

  /** The tip comes with the first word; whoever has gone on meanwhile is told nothing. */
  const show = async (link: HTMLAnchorElement) => {
    wanted = link;
    tip ??= await import(/* webpackChunkName: "terms" */ '#layout/terms/term-tip.ts');
    if (wanted === link) tip.showTip(link, isTouch);
  };
  const hide = () => {
    clearTimeout(timer);
    wanted = null;
    tip?.hideTip();
  };
  const isElsewhere = (target: EventTarget | null) => termAt(target) === null && tip?.isInTip(target) !== true;
  const on = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, hear, { capture: true, signal: ended.signal });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer);
    const link = termAt(target);
    if (link !== null) timer = setTimeout(() => show(link).catch(hide), REST_MS);
    // A mouse may go from the word to what is said of it, and stay there.
    else if (wanted !== null && isElsewhere(target)) timer = setTimeout(hide, LEAVE_MS);
  });
  on('pointerdown', ({ target, pointerType }) => {
    isTouch = pointerType === 'touch';
    if (isElsewhere(target)) hide();
  });
  on('focusin', ({ target }) => {
    const link = termAt(target);
    if (link?.matches(':focus-visible')) show(link).catch(hide);
    else if (isElsewhere(target)) hide();
  });
  on('click', (event) => {
    const link = termAt(event.target);
    if (link === null || tip?.isInTip(link)) return;
    // The second tap follows the link, and so does the first one where the tip cannot be had.
    if (!isTouch || !event.isTrusted || tip?.isShownFor(link)) return hide();
    event.preventDefault();
    show(link).catch(() => link.click());
  });
  on('keydown', ({ key }) => {
    isTouch = false;
    if (key === 'Escape') hide();
  });
  return () => {
    ended.abort();
    hide();
  };
}
