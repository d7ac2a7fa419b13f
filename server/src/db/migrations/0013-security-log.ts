import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/**
 * What happened around signing in, changes and the desk, each row's hash over the row before it. The application adds
 * and reads; nobody but the owner changes or removes, and `shorten_security_log` removes what is older than a year.
 */
export const securityLog: Migration = async (db) => {
  const statements = [
    sql`create table security_log (
      seq bigint primary key,
      at timestamptz not null,
      event text not null,
      what text not null,
      outcome text not null,
      who text not null,
      session text not null,
      device text not null,
      address text not null,
      detail text not null,
      times int not null,
      reference text unique,
      before bytea not null,
      hash bytea not null
    )`,
    sql`create index security_log_at on security_log (at)`,
    sql`create function shorten_security_log(kept interval) returns bigint
      language plpgsql security definer set search_path = pg_catalog, public as $$
      declare last_removed bigint;
      begin
        if kept < interval '1 year' then raise exception 'The log is kept for a year.'; end if;
        select max(seq) into last_removed from public.security_log where at < now() - kept;
        delete from public.security_log where seq <= last_removed;
        return last_removed;
      end $$`,
  ];
  for (const statement of statements) await statement.execute(db);
};
