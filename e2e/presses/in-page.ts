import type { Outcome } from '#presses/judge.ts';

// Runs in the page.

declare global {
  interface Window {
    presses: {
      /** The visible controls that can be pressed, each by a name of its own. */
      controls: () => Map<string, HTMLElement>;
      /** When the wanted control was seen first, in milliseconds since navigation; NaN before. */
      seenAt: number;
      /** When something was pressed first, as trusted events tell. */
      pressedAt: number;
      outcome: () => Omit<Outcome, 'opened'> & { opened: string[] };
    };
  }
}

/** Put into every document before anything else runs. */
export function installPresses(wanted: string): void {
  const CONTROLS =
    'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="tab"], [role="slider"]';
  const told = new Set<string>();
  const opened: string[] = [];
  const nameOf = (element: HTMLElement) => {
    const input = element as HTMLInputElement;
    const label = element.getAttribute('aria-label') ?? input.labels?.[0]?.innerText ?? element.innerText;
    const kind = element.getAttribute('role') ?? (element.matches('input') ? input.type : element.localName);
    return `${kind} “${(label || element.getAttribute('name') || '').trim().replace(/\s+/g, ' ').slice(0, 70)}”`;
  };
  const canBePressed = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const outside = box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
    if (box.width < 4 || box.height < 4 || outside || element.matches(':disabled, [inert] *')) return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null);
  };
  const isOwn = (element: HTMLElement) =>
    !(element instanceof HTMLAnchorElement) || (element.origin === location.origin && element.target !== '_blank');
  const controls = () => {
    const found = new Map<string, HTMLElement>();
    const times = new Map<string, number>();
    for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      const name = nameOf(element);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      if (canBePressed(element) && isOwn(element)) found.set(time === 1 ? name : `${name} ${time}`, element);
    }
    return found;
  };
  /** Slides that change by themselves tell the time, and nothing of a press. */
  const lastingText = (main: HTMLElement | null) =>
    [...(main?.querySelectorAll<HTMLElement>('[aria-live="off"]') ?? [])].reduce(
      (text, part) => text.replace(part.innerText, ''),
      main?.innerText ?? '',
    );
  const outcome = () => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const active = document.activeElement as HTMLElement | null;
    const isOn = (element: HTMLElement) =>
      (element as HTMLInputElement).checked === true ||
      ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked'].some(
        (state) => element.getAttribute(state) === 'true',
      ) ||
      (element.localName === 'summary' && element.closest('details')?.open === true);
    return {
      address: location.pathname + location.search + location.hash,
      heading: document.querySelector('h1')?.innerText ?? '',
      dialogs: [...document.querySelectorAll('dialog[open], [role="dialog"]')]
        .filter(shown)
        .map((dialog) => dialog.getAttribute('aria-label') ?? dialog.querySelector('h1, h2, h3')?.textContent ?? ''),
      on: [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => shown(one) && isOn(one)).map(nameOf),
      field: active?.matches('input, select, textarea') === true ? nameOf(active) : '',
      told: [...told].sort(),
      opened: [...opened],
      text: lastingText(document.querySelector('main')),
    };
  };
  window.presses = { controls, seenAt: Number.NaN, pressedAt: Number.NaN, outcome };
  window.print = () => opened.push('paper');
  const look = () => {
    if (controls().has(wanted)) window.presses.seenAt = performance.now();
    else requestAnimationFrame(look);
  };
  if (wanted !== '') requestAnimationFrame(look);
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      ({ isTrusted }) => {
        if (isTrusted && Number.isNaN(window.presses.pressedAt)) window.presses.pressedAt = performance.now();
      },
      true,
    );
  // Messages stand outside of the page's text and go again.
  new MutationObserver(() => {
    for (const message of document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"]'))
      if (message.closest('main') === null && message.innerText.trim() !== '') told.add(message.innerText.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
