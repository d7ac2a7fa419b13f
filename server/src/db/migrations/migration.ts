import type { Kysely } from 'kysely';

/** One change of the tables. Once released it never changes; a correction is a further migration. */
export type Migration = (db: Kysely<unknown>) => Promise<void>;
