import { withPlan } from 'shared/plan-link';

/** The parts of the prerendered page that its components have marked for the early script. */
export const marked = (part: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-early="${part}"]`),
];

/** Writes only what differs: a live region would otherwise speak again. */
export function setText(element: Element | null | undefined, text: string): void {
  if (!element) return;
  const { firstChild } = element;
  // A text that is there is cheaper to change than to replace, and a drag changes twenty in a frame.
  if (!(firstChild instanceof Text) || firstChild.nextSibling !== null) element.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}

/** Writes only what differs: each write is laid out anew. */
export function setAttribute(element: Element | null | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Writes a plan into the links that take it along, until React is there to do it.
 *
 * @param link the plan's address; '' for none
 */
export function drawPlanLinks(link: string): void {
  for (const element of marked('plan-link')) {
    const { pathname, search } = new URL((element as HTMLAnchorElement).href);
    const query = new URLSearchParams(search);
    query.delete('plan');
    const without = `${query}` === '' ? pathname : `${pathname}?${query}`;
    setAttribute(element, 'href', withPlan(without, link));
  }
}

/** Whether what stands below form and result is behind them, because nobody is there yet who draws it. */
export function setBusy(busy: boolean): void {
  for (const part of marked('later')) {
    if (busy) part.setAttribute('aria-busy', 'true');
    else part.removeAttribute('aria-busy');
  }
}
