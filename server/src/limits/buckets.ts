import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';

/** What one call counts against: a rule, and for whom it counts. */
export interface Claim {
  rule: string;
  /** Contact, address group, account key; empty for everybody together. Kept as a keyed hash. */
  who: string;
  /** After so many seconds its count begins anew. */
  seconds: number;
  /** Calls that pass without further ado. */
  free: number;
  /** Calls that pass with a proof of work or of waiting; any number unless told. */
  most?: number;
  /** What is said past `most`. @param seconds until it begins anew */
  refuse?: (seconds: number) => HttpError;
}

/** The refusal where a claim has no words of its own. */
export const comeBackLater = (seconds: number): HttpError =>
  new HttpError(429, messages.comeBackLater({ time: inWords(seconds) }), {
    headers: { 'retry-after': String(seconds) },
  });

/** `a minute`, `10 minutes`, `3 hours`: rounded up. */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return messages.waitHours({ hours: Math.ceil(minutes / 60) });
  return messages.waitMinutes({ minutes: Math.max(minutes, 1) });
}

/** One count: of what, and how long after its first point it begins anew. */
export interface Bucket {
  key: Buffer;
  seconds: number;
}

export interface Level {
  points: number;
  /** Seconds until it begins anew. */
  secondsLeft: number;
}

interface Row {
  key: Buffer;
  points: number;
  seconds_left: number;
}

/**
 * Adds a point to each bucket, in one statement. The rows stay locked until the transaction ends, so that parallel calls,
 * in other origins too, are counted one after the other; rolling back gives every point back.
 */
export async function takePoints(trx: Database, buckets: readonly Bucket[]): Promise<Level[]> {
  const keys = buckets.map(({ key }) => key);
  const seconds = buckets.map((bucket) => bucket.seconds);
  const { rows } = await sql<Row>`
    insert into limit_bucket as known (key, points, ends_at)
    select key, 1, now() + seconds * interval '1 second'
    from unnest(${keys}::bytea[], ${seconds}::int[]) as wanted (key, seconds)
    order by key
    on conflict (key) do update set
      points = case when known.ends_at <= now() then 1 else known.points + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning key, points, ${secondsLeft}`.execute(trx);
  return inOrder(buckets, rows);
}

/** How full they are, without counting and without waiting for anybody. */
export async function lookAt(db: Database, buckets: readonly Bucket[]): Promise<Level[]> {
  const keys = buckets.map(({ key }) => key);
  const { rows } = await sql<Row>`
    select key, points, ${secondsLeft}
    from limit_bucket where key = any(${keys}::bytea[]) and ends_at > now()`.execute(db);
  return inOrder(buckets, rows);
}

/** Takes a point back, as if what it stood for had not been. */
export async function giveBack(db: Database, buckets: readonly Bucket[]): Promise<void> {
  const keys = buckets.map(({ key }) => key);
  await sql`
    update limit_bucket set points = points - 1
    where key in (select key from limit_bucket where key = any(${keys}::bytea[]) and points > 0 order by key for update)
  `.execute(db);
}

const secondsLeft = sql`ceil(extract(epoch from ends_at - now()))::int as seconds_left`;

function inOrder(buckets: readonly Bucket[], rows: readonly Row[]): Level[] {
  const found = new Map(rows.map((row) => [row.key.toString('hex'), row]));
  return buckets.map(({ key, seconds }) => {
    const row = found.get(key.toString('hex'));
    // A transaction's clock stands still while it waits for another, which may then have begun after it.
    return { points: row?.points ?? 0, secondsLeft: Math.min(seconds, Math.max(1, row?.seconds_left ?? 1)) };
  });
}
