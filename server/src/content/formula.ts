import { type Element, type Node, wordsOf } from '#content/tree.ts';

/** Signs that join what stands beside them: whatever holds one needs brackets as a part of a fraction or a power. */
const JOINING = /[\s+\-−×·*/=<>,]/;

/** A second way to say the same, in TeX or for programs; and what is no formula. */
const UNSAID = new Set(['annotation', 'annotation-xml', 'script', 'style']);

/** A formula in MathML as one line of text: "(EV/BV)^(1/n) − 1". */
export function formulaWords(node: Node): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ').trim();
  const { name } = node;
  if (UNSAID.has(name)) return '';
  const parts = partsOf(node);
  const [first = '', second = '', third = ''] = parts;
  if (name === 'mfrac') return `${together(first)}/${together(second)}`;
  if (name === 'msup') return `${together(first)}^${together(second)}`;
  if (name === 'msub') return `${together(first)}_${together(second)}`;
  if (name === 'msubsup') return `${together(first)}_${together(second)}^${together(third)}`;
  if (name === 'msqrt') return `√${together(parts.join(''))}`;
  if (name === 'mroot') return `${together(first)}^${together(`1/${together(second)}`)}`;
  if (name === 'mfenced') return `(${parts.join(', ')})`;
  if (name === 'mtr') return parts.join(', ');
  if (name === 'mtable') return parts.join('; ');
  if (name === 'mo') return spaced(wordsOf(node).trim());
  return parts.join('').replace(/ {2,}/g, ' ').trim();
}

const partsOf = ({ children }: Element): string[] => children.map(formulaWords).filter((words) => words !== '');

const together = (words: string): string => (JOINING.test(words) && !/^\([^()]*\)$/.test(words) ? `(${words})` : words);

const spaced = (sign: string): string => (/^[+\-−×·=<>≤≥≈±]$/.test(sign) ? ` ${sign} ` : sign);
