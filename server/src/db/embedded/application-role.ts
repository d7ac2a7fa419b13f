import { createHmac } from 'node:crypto';
import pg from 'pg';

/** How to connect; a plain object that can be sent to another process. */
export interface Address {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The owner's address as the application uses it. Its password follows from the owner's, so no second file keeps it. */
export const asApplication = (owner: Address): Address => ({
  ...owner,
  user: 'application',
  password: createHmac('sha256', owner.password).update('application').digest('base64url'),
});

/**
 * Makes the role as which the origin works, or gives it its password anew. The owner is a superuser, who may run programs
 * by `COPY … FROM PROGRAM`: a hole in the origin's SQL would be a shell.
 */
export async function ensureApplicationRole(owner: Address): Promise<void> {
  const { user, password } = asApplication(owner);
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [user]);
    // Statements about roles take no parameters.
    const rights = `login nosuperuser nocreatedb nocreaterole noreplication password ${client.escapeLiteral(password)}`;
    await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${user} ${rights}`);
  } finally {
    await client.end();
  }
}
