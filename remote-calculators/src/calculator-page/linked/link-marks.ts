import type { RenderedLink } from 'shared/remote';

/** What a page that was rendered for a link tells the early script and, in words, the document's head. */
export interface LinkMarks {
  'data-linked'?: 'drawn' | 'blank';
  'data-title'?: string;
  'data-description'?: string;
}

/**
 * Marks for the part of the page that holds form and result.
 *
 * @param title what was asked and the figure that answers it; '' while there is none, as under a link that cannot be used
 */
export function linkMarks(rendered: RenderedLink | undefined, title: string, description: string): LinkMarks {
  if (rendered === undefined) return {};
  if (rendered.today === null) return { 'data-linked': 'blank' };
  return title === ''
    ? { 'data-linked': 'drawn' }
    : { 'data-linked': 'drawn', 'data-title': title, 'data-description': description };
}
