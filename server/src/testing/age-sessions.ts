// Makes every session of a running origin older, for journeys that cannot wait: minutes stand on the command line, the
// settings are the origin's own.
import { sql } from 'kysely';
import { openRunning } from '#db/opening/open-running.ts';
import { readConfig } from '#settings/config.ts';
import { environment } from '#settings/environment.ts';

const minutes = Number(process.argv[2]);
const { db, close } = await openRunning(readConfig(environment()), console.error);
const older = sql<Date>`proved_at - ${minutes} * interval '1 minute'`;
await db.updateTable('session').set({ proved_at: older }).execute();
await close();
