/** The parts of the prerendered page that its components have marked for the early script. */
export const marked = (part: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-early="${part}"]`),
];

/** Writes only what differs: a live region would otherwise speak again. */
export function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
