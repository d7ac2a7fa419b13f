import { terms } from 'shared/glossary';
import { messages } from '#messages.en.ts';

/** Between a word and what is said of it, and at the edges of the window. */
const GAP = 6;
const MARGIN = 12;

let tip: HTMLElement | null = null;
let shownFor: HTMLAnchorElement | null = null;

export const isShownFor = (link: HTMLAnchorElement): boolean => shownFor === link;
export const isInTip = (target: EventTarget | null): boolean =>
  target instanceof Node && tip?.contains(target) === true;

/**
 * Says beside a word what it means. After a tap it also offers the way to the glossary, which a mouse and a key have in the
 * word itself.
 *
 * @throws Error when the glossary does not know the word
 */
export function showTip(link: HTMLAnchorElement, withWay: boolean): void {
  if (shownFor === link) return;
  const term = terms.find(({ id }) => link.hash === `#${id}`);
  if (term === undefined) throw new Error(`The glossary has no ${link.hash}.`);
  hideTip();
  tip = document.createElement('div');
  tip.className = 'card';
  tip.append(said(term.name, term.is), ...(withWay ? [wayTo(link)] : []));
  // Styles of its own: a sheet would come later than the words.
  Object.assign(tip.style, {
    position: 'absolute',
    zIndex: '41',
    padding: '12px 16px',
    width: 'max-content',
    maxWidth: `min(22rem, calc(100vw - ${2 * MARGIN}px))`,
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    outline: 'none',
    fontSize: 'var(--text-caption)',
  });
  document.body.append(tip);
  place(tip, link);
  link.setAttribute('aria-describedby', ID);
  shownFor = link;
  // Whoever cannot see it come is read it.
  if (withWay) {
    tip.tabIndex = -1;
    tip.focus({ preventScroll: true });
  }
}

export function hideTip(): void {
  shownFor?.removeAttribute('aria-describedby');
  tip?.remove();
  tip = null;
  shownFor = null;
}

const ID = 'term-tip';

function said(name: string, is: string): HTMLElement {
  const words = document.createElement('p');
  words.id = ID;
  words.setAttribute('role', 'tooltip');
  const strong = document.createElement('strong');
  strong.textContent = name;
  words.append(strong, document.createElement('br'), is);
  return words;
}

/** A press follows the word's own link, which stays inside the page. */
function wayTo(link: HTMLAnchorElement): HTMLElement {
  const way = document.createElement('a');
  way.href = link.href;
  way.textContent = messages.linkGlossary;
  Object.assign(way.style, { display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
  way.addEventListener('click', (event) => {
    event.preventDefault();
    hideTip();
    link.click();
  });
  return way;
}

/** Below the word, or above it where there is no room; it scrolls with the page. */
function place(shown: HTMLElement, link: HTMLAnchorElement): void {
  // Of a word that is broken over two lines, the first part.
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const left = Math.max(MARGIN, Math.min(word.left, wide - width - MARGIN));
  const below = link.getBoundingClientRect().bottom + GAP;
  const above = word.top - GAP - height;
  const top = below + height > innerHeight && above > 0 ? above : below;
  shown.style.left = `${left + scrollX}px`;
  shown.style.top = `${top + scrollY}px`;
}
