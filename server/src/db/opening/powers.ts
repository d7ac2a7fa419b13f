import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { StartError } from '#settings/start-error.ts';

/** Roles that PostgreSQL has by itself and whose members reach the server's files and programs. */
const PREDEFINED = ['pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'];

/** What the role of a connection may do beyond reading and writing its tables, in PostgreSQL's words. */
async function powersOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ power: string }>`
    select power from pg_roles, unnest(
      array['SUPERUSER', 'CREATEDB', 'CREATEROLE', 'REPLICATION', 'BYPASSRLS'],
      array[rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls]) as t(power, has)
    where rolname = current_user and has
    union all
    select rolname::text from pg_roles
    where rolname = any(${PREDEFINED}) and pg_has_role(current_user, oid, 'member')
      and not (select rolsuper from pg_roles where rolname = current_user)`.execute(db);
  return rows.map(({ power }) => power);
}

/**
 * Refuses to serve visitors as a role that could do more than its tables need: with it, one hole in the origin's SQL
 * would open the whole machine.
 *
 * @throws StartError that says what to run
 */
export async function refusePowerfulRole(db: Database): Promise<void> {
  const powers = await powersOf(db);
  if (powers.length === 0) return;
  throw new StartError(
    `The role of DATABASE_URL has ${powers.join(', ')}, which a site for visitors must not have. Make another one with "create role site login password '…'", name it in DATABASE_URL, and name the owner of the tables in MIGRATION_DATABASE_URL.`,
  );
}
