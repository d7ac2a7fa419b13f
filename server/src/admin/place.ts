import { instantInIndia } from 'shared/format/india-time';
import type { Place } from '#admin/listing.ts';
import type { ListName } from '#admin/request.ts';

/** Lists whose rows are numbered; those of the others have ids of letters and digits. */
const NUMBERED: readonly ListName[] = ['consents', 'log'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where a list is to begin: an id of one of its rows, a day in India, or a time. Returns the end of a sentence where it
 * is none of these.
 */
export function readPlace(list: ListName, text: string | undefined): Place | undefined | string {
  if (text === undefined) return undefined;
  if ((NUMBERED.includes(list) ? /^\d{1,18}$/ : ID).test(text)) return { id: text };
  // What is parked comes first in the outbox, whatever its time.
  if (list === 'outbox') return `'${text}' is not the id of a message.`;
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? instantInIndia(text, '00:00') : new Date(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(at.getTime())) return { at };
  return `'${text}' is neither the id of a row nor a time such as 2026-01-31 or 2026-01-31T18:30:00Z.`;
}
