import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/**
 * The security log is shortened at its beginning alone: up to the first entry that is to be kept. An entry whose time is long
 * ago may stand late in it, such as a release that an origin tells of after a pause, and takes no newer one along.
 *
 * The function works as the owner of the tables, so nobody may call it but who is named: see `grantUse`.
 */
export const logOrder: Migration = async (db) => {
  await sql`create or replace function shorten_security_log(kept interval) returns bigint
    language plpgsql security definer set search_path = pg_catalog, public as $$
    declare
      first_kept bigint;
      last_removed bigint;
    begin
      if kept < interval '1 year' then raise exception 'The log is kept for a year.'; end if;
      select min(seq) into first_kept from public.security_log where at >= now() - kept;
      with removed as (
        delete from public.security_log where first_kept is null or seq < first_kept returning seq
      )
      select max(seq) into last_removed from removed;
      return last_removed;
    end $$`.execute(db);
  await sql`revoke execute on function shorten_security_log(interval) from public`.execute(db);
};
