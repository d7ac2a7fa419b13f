import { hasRow, type Listing } from '#admin/listing.ts';
import type { ListRequest } from '#admin/request.ts';
import { csvLines, textLines } from '#admin/tables.ts';
import type { Database } from '#db/database.ts';
import { StartError } from '#settings/start-error.ts';

/** Read, opened and printed at a time: a list of any length takes no more memory than this. */
const AT_ONCE = 1000;

/**
 * Prints a part of a list, or all of it, as of one moment: what is added or removed meanwhile moves nothing.
 *
 * @param print returns false once nobody reads any more
 * @returns the id behind which the list goes on; undefined where it ends
 * @throws StartError when the row that it begins behind is gone
 */
export async function showList(
  db: Database,
  listing: Listing,
  request: ListRequest,
  print: (text: string) => Promise<boolean>,
): Promise<string | undefined> {
  const lines = (request.csv ? csvLines : textLines)(listing.columns);
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (trx) => {
    let { place } = request;
    if (place !== undefined && 'id' in place && !(await hasRow(trx, listing, place.id)))
      throw new StartError(`The list has no row ${place.id} any more. Say the time of that row instead of its id.`);
    for (let left = request.limit; ; left -= AT_ONCE) {
      const size = Math.min(left, AT_ONCE);
      // One more than is shown tells whether there are more.
      const found = await listing.part(trx, { since: request.since, place, limit: size + 1 });
      const shown = found.slice(0, size);
      const last = shown.at(-1)?.id;
      const isTaken = await print(lines(shown.map(({ cells }) => cells)));
      if (last === undefined || found.length <= size || !isTaken) return undefined;
      if (left <= AT_ONCE) return last;
      place = { id: last };
    }
  });
}
