import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/**
 * Lets a role use the tables and change none of them; to the security log it only adds, and has it shortened. What the owner
 * of the tables does here, it does after every run of migrations, so that a new table is no trap.
 *
 * @param role name as the database knows it
 */
export async function grantUse(owner: Database, role: string): Promise<void> {
  const name = sql.id(role);
  await sql`grant usage on schema public to ${name}`.execute(owner);
  await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(owner);
  await sql`grant usage on all sequences in schema public to ${name}`.execute(owner);
  const { rows } = await sql<{ table: string }>`
    select name as table from unnest(array['migration', 'migration_lock']) name where to_regclass(name) is not null`.execute(
    owner,
  );
  for (const { table } of rows)
    await sql`revoke insert, update, delete on ${sql.table(table)} from ${name}`.execute(owner);
  await sql`revoke update, delete on security_log from ${name}`.execute(owner);
  await sql`grant execute on function shorten_security_log(interval) to ${name}`.execute(owner);
}
