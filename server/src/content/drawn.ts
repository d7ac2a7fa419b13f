import { type Element, elementsOf, wordsOf } from '#content/tree.ts';

/**
 * Counters that a builder's script counts up show the figure at which they end: the text as it comes is the one at which
 * they begin, such as "0+". Changes the tree.
 */
export function withCountersAtTheirEnd(root: Element): void {
  for (const element of elementsOf(root)) {
    const { class: classes = '', 'data-from-value': from = '0', 'data-delimiter': sign = '' } = element.attributes;
    const isElementors = classes.split(/\s+/).includes('elementor-counter-number');
    const to = element.attributes[isElementors ? 'data-to-value' : 'data-endnumber'] ?? '';
    const typed = wordsOf(element).trim();
    if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(to) || typed === '' || typed !== from.trim()) continue;
    element.children = [grouped(to, sign)];
  }
}

/** As the script writes it: by thousands, with the sign that its author chose. */
function grouped(figure: string, sign: string): string {
  const [whole = '', ...rest] = figure.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, sign), ...rest].join('.');
}
