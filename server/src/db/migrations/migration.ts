import type { Kysely } from 'kysely';
import type { Keyring } from '#keys/keyring.ts';

/** Opens the keys of a database. Called only where there is data to seal: an empty database needs none yet. */
export type KeyringOf = () => Promise<Keyring>;

/** One change of the tables. Once released it never changes; a correction is a further migration. */
export type Migration = (db: Kysely<unknown>, keyringOf: KeyringOf) => Promise<void>;
