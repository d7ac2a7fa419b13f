// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTranslatedText } from '#layout/translated-text.ts';

const { appendChild, insertBefore, removeChild } = Node.prototype;
let root: Root;
let main: HTMLElement;
let show: (shown: Shown) => void;

interface Shown {
  count: number;
  note: boolean;
}

/** Texts beside each other and beside elements, of which some come and go. */
function Page() {
  const [{ count, note }, set] = useState<Shown>({ count: 1, note: false });
  show = set;
  return (
    <p>
      {note && 'Note: '}
      You have {count} plans
      {count > 1 && <b>, more than one</b>}
      {note && ' so far'}
      {count > 2 ? ' and' : null} saved.
    </p>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  main = document.querySelector('main') as HTMLElement;
  root = createRoot(main);
  keepTranslatedText();
  act(() => root.render(<Page />));
});
afterEach(() => {
  act(() => root.unmount());
  Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  vi.unstubAllGlobals();
});

const texts = () => {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter((text) => /[a-z]/.test(text.data) && text.parentElement?.tagName !== 'FONT');
};

function translated(text: Text): HTMLElement {
  const outer = document.createElement('font');
  outer.append(Object.assign(document.createElement('font'), { textContent: text.data.toUpperCase() }));
  return outer;
}

const inOneStep = (text: Text) => text.replaceWith(translated(text));
const before = (text: Text) => {
  text.parentNode?.insertBefore(translated(text), text);
  text.remove();
};
const after = (text: Text) => {
  text.after(translated(text));
  text.parentNode?.removeChild(text);
};
const afterwards = (text: Text) => {
  const { parentNode, nextSibling } = text;
  text.remove();
  parentNode?.insertBefore(translated(text), nextSibling);
};
const moved = (text: Text) => {
  const around = translated(text);
  text.replaceWith(around);
  text.data = text.data.toUpperCase();
  around.firstElementChild?.replaceChildren(text);
};

it.each([
  ['in one step', inOneStep],
  ['before the text', before],
  ['after the text', after],
  ['where the text had been', afterwards],
  ['around the text', moved],
])('a page that is translated %s goes on, without a word that is old', async (_, translate) => {
  for (const shown of [
    { count: 2, note: true },
    { count: 3, note: false },
    { count: 3, note: true },
    { count: 1, note: true },
    { count: 1, note: false },
  ]) {
    for (const text of texts()) translate(text);
    act(() => show(shown));
    await Promise.resolve();
    const { count, note } = shown;
    const words = `${note ? 'Note: ' : ''}You have ${count} plans${count > 1 ? ', more than one' : ''}${note ? ' so far' : ''}${count > 2 ? ' and' : ''} saved.`;
    expect(main.textContent?.toLowerCase()).toBe(words.toLowerCase());
  }
});

it('removes and inserts beside an element that somebody has put into another one, or taken away', () => {
  act(() => show({ count: 2, note: false }));
  const bold = main.querySelector('b') as HTMLElement;
  const around = document.createElement('span');
  bold.replaceWith(around);
  around.append(bold);
  act(() => show({ count: 2, note: true }));
  act(() => show({ count: 1, note: true }));
  expect(main.innerHTML).not.toContain('<span>');
  act(() => show({ count: 2, note: false }));
  main.querySelector('b')?.remove();
  act(() => show({ count: 1, note: false }));
  expect(main.textContent).toBe('You have 1 plans saved.');
});
