import type { RenderedLink } from 'shared/remote';
import type { ShownPlan } from '#calculator-page/linked/shown-plan.ts';

/** What a page that was rendered for a link tells the early script and, in words, the document's head and the origin. */
export interface LinkMarks {
  'data-linked'?: 'drawn' | 'blank';
  'data-title'?: string;
  'data-description'?: string;
  /** A line for each headline figure, its name before a tab: the origin hands them on with a plan. */
  'data-figures'?: string;
  /** How they are worked out. */
  'data-basis'?: string;
  /** Another page, which the origin answers with: the link asks for this one's plan turned round. */
  'data-leads-to'?: string;
}

/**
 * Marks for the part of the page that holds form and result.
 *
 * @param title what was asked and the figure that answers it; '' while there is none, as under a link that cannot be used
 * @param leadsTo path and query of the page to go to instead; '' for none
 */
export function linkMarks(
  rendered: RenderedLink | undefined,
  title: string,
  description: string,
  { figures, basis }: Pick<ShownPlan, 'figures' | 'basis'> = { figures: [], basis: '' },
  leadsTo = '',
): LinkMarks {
  if (rendered === undefined) return {};
  if (rendered.today === null) return { 'data-linked': 'blank' };
  if (leadsTo !== '') return { 'data-linked': 'drawn', 'data-leads-to': leadsTo };
  if (title === '') return { 'data-linked': 'drawn' };
  return {
    'data-linked': 'drawn',
    'data-title': title,
    'data-description': description,
    'data-figures': figures.map(({ label, text }) => `${label}\t${text}`).join('\n'),
    'data-basis': basis,
  };
}
