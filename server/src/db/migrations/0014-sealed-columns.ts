import { type Kysely, sql } from 'kysely';
import type { KeyringOf, Migration } from '#db/migrations/migration.ts';
import { lookupHash, sealCell } from '#db/sealed/sealed-cell.ts';
import type { Keyring } from '#keys/keyring.ts';

interface Column {
  name: string;
  /** The plain column, where it had another name or type. */
  from?: string;
  isLookup?: boolean;
  isOptional?: boolean;
}

/** What was sealed by this migration, whatever is declared now. */
const TABLES: readonly { table: string; row: readonly string[]; columns: readonly Column[] }[] = [
  {
    table: 'account',
    row: ['id'],
    columns: [
      { name: 'phone', isLookup: true, isOptional: true },
      { name: 'email', isLookup: true, isOptional: true },
      { name: 'former_phone', from: 'sealed_phone', isOptional: true },
    ],
  },
  {
    table: 'appointment',
    row: ['id'],
    columns: [{ name: 'name' }, { name: 'email', isLookup: true }, { name: 'phone', isLookup: true }],
  },
  {
    table: 'challenge',
    row: ['id'],
    columns: [
      { name: 'contact', isLookup: true },
      { name: 'detail', isOptional: true },
    ],
  },
  { table: 'contact_change', row: ['id'], columns: [{ name: 'value' }] },
  {
    table: 'enquiry',
    row: ['id'],
    columns: [{ name: 'name' }, { name: 'email', isLookup: true }, { name: 'message' }],
  },
  {
    table: 'inbox_message',
    row: [],
    columns: [
      { name: 'recipient', isLookup: true },
      { name: 'code', isOptional: true },
      { name: 'subject', isOptional: true },
      { name: 'body' },
    ],
  },
  { table: 'outbox', row: ['id'], columns: [{ name: 'recipient', isLookup: true }, { name: 'payload' }] },
  { table: 'phone_proof', row: ['hash'], columns: [{ name: 'phone', isLookup: true }] },
  { table: 'plan', row: ['account_id', 'visitor_hash'], columns: [{ name: 'rows' }] },
  { table: 'profile', row: ['account_id'], columns: [{ name: 'answers' }] },
  {
    table: 'referral',
    row: ['id'],
    columns: [{ name: 'name' }, { name: 'phone', isLookup: true }, { name: 'email', isLookup: true }],
  },
  {
    table: 'user_detail',
    row: ['account_id'],
    columns: [{ name: 'name' }, { name: 'email' }, { name: 'mobile' }, { name: 'pan', isOptional: true }],
  },
];
const BATCH = 500;

/**
 * Seals what is personal. What stood in clear is gone from the tables' files afterwards, because they are written anew:
 * all in one transaction, which a start that is cut short leaves undone.
 */
export const sealedColumns: Migration = async (db, keyringOf) => {
  await sql`alter table account drop constraint account_reachable`.execute(db);
  for (const { table, row, columns } of TABLES) {
    for (const column of columns) await addSealed(db, table, column);
    await sealRows(db, keyringOf, table, row, columns);
    for (const column of columns) await dropPlain(db, table, column);
    await rewrite(db, table, columns);
  }
  const statements = [
    sql`alter table account add constraint account_reachable
      check (phone_hash is not null or email_hash is not null or former_phone_sealed is not null)`,
    sql`create unique index account_phone on account (phone_hash)`,
    sql`create unique index account_email on account (email_hash)`,
    sql`create unique index appointment_person on appointment (phone_hash, starts_at) where status = 'booked'`,
    sql`create index appointment_email on appointment (email_hash)`,
    sql`create index challenge_contact on challenge (contact_hash)`,
    sql`create index enquiry_email on enquiry (email_hash)`,
    sql`create index referral_phone on referral (phone_hash)`,
    sql`create index referral_email on referral (email_hash)`,
  ];
  for (const statement of statements) await statement.execute(db);
};

type Owner = Kysely<unknown>;

/** The check keeps out what is not sealed, whoever writes it. */
async function addSealed(db: Owner, table: string, { name, isLookup }: Column): Promise<void> {
  const sealed = sql.id(`${name}_sealed`);
  await sql`alter table ${sql.table(table)} add column ${sealed} bytea
    check (length(${sealed}) = 0 or (length(${sealed}) > 46 and substring(${sealed} from 1 for 2) = '\\x5301'))`.execute(
    db,
  );
  if (isLookup)
    await sql`alter table ${sql.table(table)} add column ${sql.id(`${name}_hash`)} bytea
      check (length(${sql.id(`${name}_hash`)}) = 32)`.execute(db);
}

type Plain = Record<string, unknown> & { at: string };

async function sealRows(
  db: Owner,
  keyringOf: KeyringOf,
  table: string,
  row: readonly string[],
  columns: readonly Column[],
): Promise<void> {
  const plain = columns.map(({ name, from = name }) =>
    name === 'pan' ? sql`pan, pan_key::text` : sql`${sql.id(from)}::text as ${sql.id(name)}`,
  );
  await sql`declare plain no scroll cursor for select ${sql.join([sql`ctid::text as at`, ...row.map((name) => sql.id(name)), ...plain])}
    from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Plain>`fetch ${sql.lit(BATCH)} from plain`.execute(db);
    if (rows.length === 0) break;
    await sealBatch(db, await keyringOf(), { table, row, columns, rows });
  }
  await sql`close plain`.execute(db);
}

async function sealBatch(
  db: Owner,
  keyring: Keyring,
  part: { table: string; row: readonly string[]; columns: readonly Column[]; rows: readonly Plain[] },
): Promise<void> {
  const { table, columns, rows } = part;
  const values = await Promise.all(
    columns.map(async ({ name }) => {
      const texts =
        name === 'pan' ? await Promise.all(rows.map((row) => plainPan(keyring, row))) : rows.map((row) => row[name]);
      return texts.map((text, at) =>
        sealCell(keyring, { table, column: name, row: part.row.map((key) => rows[at]?.[key]) }, text),
      );
    }),
  );
  const fills = columns.flatMap(({ name, isLookup }, at) => [
    { name: `${name}_sealed`, values: values[at] ?? [] },
    ...(isLookup === true
      ? [{ name: `${name}_hash`, values: rows.map((row) => lookupHash(keyring, table, name, row[name])) }]
      : []),
  ]);
  await sql`update ${sql.table(table)} t set ${sql.join(fills.map(({ name }) => sql`${sql.id(name)} = v.${sql.id(name)}`))}
    from unnest(${rows.map(({ at }) => at)}::tid[], ${sql.join(fills.map(({ values }) => sql`${values}::bytea[]`))})
      as v(at, ${sql.join(fills.map(({ name }) => sql.id(name)))})
    where t.ctid = v.at`.execute(db);
}

/** The PAN was encrypted before everything else was, under a key that stood beside it. */
async function plainPan(keyring: Keyring, { account_id, pan, pan_key }: Plain): Promise<string | null> {
  if (!Buffer.isBuffer(pan) || typeof pan_key !== 'string') return null;
  return keyring.decrypt({ value: pan, keyId: pan_key }, `pan of ${String(account_id)}`);
}

async function dropPlain(db: Owner, table: string, { name, from = name, isOptional }: Column): Promise<void> {
  await sql`alter table ${sql.table(table)} drop column ${sql.id(from)} cascade`.execute(db);
  if (name === 'pan') await sql`alter table user_detail drop column pan_key cascade`.execute(db);
  if (isOptional) return;
  await sql`alter table ${sql.table(table)} alter column ${sql.id(`${name}_sealed`)} set not null`.execute(db);
}

/** A dropped column stays in the rows until they are written anew, which a change of type does. */
async function rewrite(db: Owner, table: string, [column]: readonly Column[]): Promise<void> {
  const name = sql.id(`${column?.name}_sealed`);
  await sql`alter table ${sql.table(table)} alter column ${name} type bytea using ${name} || ''::bytea`.execute(db);
}
