import type { Database } from '#db/database.ts';
import { schemaDifference } from '#db/migrations/migrate.ts';
import { StartError } from '#settings/start-error.ts';

/**
 * Refuses a database that is not one of this checkout's site. A command changes no tables and makes no keys: what it is
 * pointed at by mistake stays as it is, and an origin of another release finds its tables as it left them.
 *
 * @param place where it is, to begin a sentence with
 * @throws StartError that says what to do
 */
export async function requireSite(db: Database, place: string): Promise<void> {
  const difference = await answered(place, () => schemaDifference(db));
  if (difference === undefined)
    throw new StartError(
      `${place} has no tables of a site. Check DATABASE_URL, DATA_DIR and ENV_FILE; a new site gets its tables when it is started: npm start.`,
    );
  const { missing, unknown } = difference;
  if (unknown.length > 0)
    throw new StartError(
      `${place} is newer than this checkout, which does not know ${unknown.join(', ')}. Run the command from the checkout of the running release.`,
    );
  if (missing.length > 0)
    throw new StartError(
      `${place} is older than this checkout: ${missing.join(', ')} has not run. Start the site from this checkout, which brings the tables up to date, or run the command from the checkout of the running release.`,
    );
  const keys = await answered(place, () => db.selectFrom('secret_key').select('id').limit(1).execute());
  if (keys.length === 0)
    throw new StartError(
      `${place} holds no keys: no site has started on it. Check DATABASE_URL, DATA_DIR and ENV_FILE, or start the site: npm start.`,
    );
}

async function answered<Result>(place: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const why = (error as Error).message || String(error);
    throw new StartError(`${place} cannot be used: ${why}. Check DATABASE_URL, and that its server runs.`);
  }
}
