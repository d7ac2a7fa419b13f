/**
 * What each figure's field shows as far as the core knows: what was typed into it last, or written into it. Where a field
 * holds something else (emptied by a program, an extension, the browser), an event will say so, or never does.
 */
export const shownTexts = new WeakMap<Element, string>();
