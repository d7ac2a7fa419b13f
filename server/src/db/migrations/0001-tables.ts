import { type RawBuilder, sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Fewer rows than the server's own rule waits for may be all that a small firm ever erases. */
const VACUUMED = sql`with (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0)`;

type Fragment = RawBuilder<unknown>;

/** A sealed column, `name_sealed`. The check keeps out what is not sealed, whoever writes it. */
function sealed(name: string, { optional = false } = {}): Fragment {
  const column = sql.id(`${name}_sealed`);
  const isSealed = sql`length(${column}) = 0 or (length(${column}) > 46 and substring(${column} from 1 for 2) = '\\x5301')`;
  return sql`${column} bytea ${optional ? sql`` : sql`not null`} check (${isSealed})`;
}

/** The same, found by a keyed hash beside it, `name_hash`. */
function lookup(name: string, options: { optional?: boolean } = {}): Fragment {
  const hash = sql.id(`${name}_hash`);
  return sql`${sealed(name, options)}, ${hash} bytea check (length(${hash}) = 32)`;
}

const OPTIONAL = { optional: true };

/** Keys, people, and how they prove who they are. */
const identity = [
  sql`create table secret_key (
    id uuid primary key,
    purpose text not null,
    master_version int not null,
    wrapped bytea not null,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index secret_key_hash on secret_key (purpose) where purpose = 'hash'`,
  // A number that somebody else may hold now is the former one: the account stays, and waits for its owner. `seen_at` is when
  // it was used last, `told_at` when its owner was told that it goes, `notice_date` the privacy notice under which it began.
  sql`create table account (
    id uuid primary key,
    ${lookup('phone', OPTIONAL)},
    phone_proved_at timestamptz,
    ${lookup('email', OPTIONAL)},
    ${sealed('former_phone', OPTIONAL)},
    adult_at timestamptz,
    notice_date text,
    seen_at timestamptz not null default now(),
    told_at timestamptz,
    created_at timestamptz not null default now(),
    constraint account_reachable
      check (phone_hash is not null or email_hash is not null or former_phone_sealed is not null)
  ) ${VACUUMED}`,
  sql`create unique index account_phone on account (phone_hash)`,
  sql`create unique index account_email on account (email_hash)`,
  // A session is a family of renewals: its refresh value changes with each, and the spent ones are remembered.
  sql`create table session (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    device text not null,
    browser boolean not null default true,
    refresh_hash bytea not null unique,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    proved_at timestamptz not null default now(),
    proved_by text,
    idle_until timestamptz not null,
    ends_at timestamptz not null
  )`,
  sql`create index session_account on session (account_id)`,
  sql`create table session_token (
    hash bytea primary key,
    session_id uuid not null references session on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index session_token_session on session_token (session_id)`,
  sql`create table spent_refresh (
    hash bytea primary key,
    session_id uuid not null references session on delete cascade,
    spent_at timestamptz not null default now()
  )`,
  sql`create index spent_refresh_session on spent_refresh (session_id)`,
  // `asker` is whose pause a code began; `own`, that a browser asked for it which has signed in to this account before.
  sql`create table challenge (
    id uuid primary key,
    purpose text not null,
    channel text not null,
    ${lookup('contact')},
    account_id uuid references account on delete cascade,
    ${sealed('detail', OPTIONAL)},
    provider text not null,
    reference text,
    code_hash bytea,
    tries int not null default 0,
    asker bytea,
    own boolean not null default false,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  // A token of the OTPless widget signs in once.
  sql`create unique index challenge_otpless on challenge (reference) where purpose = 'otpless'`,
  sql`create index challenge_contact on challenge (contact_hash)`,
  sql`create index challenge_expiry on challenge (expires_at)`,
  sql`create table contact_change (
    id uuid primary key,
    account_id uuid not null unique references account on delete cascade,
    channel text not null,
    ${sealed('value')},
    created_at timestamptz not null default now(),
    applies_at timestamptz not null
  )`,
  // Links by which whoever reads a notice stops what goes on, by the hash of their keys.
  sql`create table alarm (
    hash bytea primary key,
    account_id uuid not null references account on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index alarm_account on alarm (account_id)`,
  // Browsers that have signed in before.
  sql`create table known_device (
    account_id uuid not null references account on delete cascade,
    hash bytea not null,
    seen_at timestamptz not null default now(),
    primary key (account_id, hash)
  )`,
  sql`create table passkey (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    credential_id bytea not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  sql`create index passkey_account on passkey (account_id)`,
  // Ceremonies are written down only when they are answered rightly: asking for one costs the database nothing.
  sql`create table spent_ceremony (
    hash bytea primary key,
    expires_at timestamptz not null
  )`,
  sql`create index spent_ceremony_expiry on spent_ceremony (expires_at)`,
  sql`create table ended_passkey_offer (
    account_id uuid primary key references account on delete cascade,
    at timestamptz not null default now()
  )`,
];

/** What a signed-in person keeps here, and what is recorded of changes to it. */
const kept = [
  sql`create table user_detail (
    account_id uuid primary key references account on delete cascade,
    ${sealed('name')},
    ${sealed('email')},
    ${sealed('mobile')},
    ${sealed('pan', OPTIONAL)},
    updated_at timestamptz not null default now()
  ) ${VACUUMED}`,
  sql`create table profile (
    account_id uuid primary key references account on delete cascade,
    id uuid not null,
    version int not null,
    ${sealed('answers')},
    updated_at timestamptz not null default now()
  ) ${VACUUMED}`,
  // What names somebody who was referred goes after 30 days unless they agree; the referral itself stays.
  sql`create table referral (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    ${sealed('name', OPTIONAL)},
    ${lookup('phone', OPTIONAL)},
    ${lookup('email', OPTIONAL)},
    relation text not null,
    product text not null,
    code text not null unique,
    opened int not null default 0,
    joined_at timestamptz,
    keep_until timestamptz default now() + interval '30 days',
    agreed_at timestamptz,
    notice_date text,
    created_at timestamptz not null default now()
  ) ${VACUUMED}`,
  sql`create index referral_account on referral (account_id)`,
  sql`create index referral_phone on referral (phone_hash)`,
  sql`create index referral_email on referral (email_hash)`,
  sql`create index referral_created on referral (created_at)`,
  // A plan belongs to a person or, before signing in, to whoever holds the cookie whose hash this is.
  sql`create table plan (
    id uuid primary key,
    account_id uuid unique references account on delete cascade,
    visitor_hash bytea unique,
    ${sealed('rows')},
    updated_at timestamptz not null default now(),
    check ((account_id is null) <> (visitor_hash is null))
  ) ${VACUUMED}`,
  sql`create table saved_plan (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    name_sealed bytea not null,
    plan_sealed bytea not null,
    created_at timestamptz not null default now()
  ) ${VACUUMED}`,
  sql`create index saved_plan_account on saved_plan (account_id)`,
  sql`create table consent (
    id bigint generated always as identity primary key,
    account_id uuid not null references account on delete cascade,
    purpose text not null,
    given boolean not null,
    notice_date text not null,
    at timestamptz not null default now()
  )`,
  sql`create index consent_account on consent (account_id, id)`,
  sql`create index consent_at on consent (at)`,
  // The subject is an account's id or, after its erasure, the id of the erasure. Entries name no person.
  sql`create table audit (
    id bigint generated always as identity primary key,
    subject uuid not null,
    action text not null,
    detail text,
    at timestamptz not null default now()
  )`,
  sql`create index audit_subject on audit (subject, id)`,
  sql`create table erasure (
    id uuid primary key,
    contact_hash bytea not null,
    erased_at timestamptz not null default now(),
    keep_until timestamptz not null
  )`,
  // Locked: nobody removes or changes the proof of an erasure before its time, not even this program by mistake.
  sql`create function erasure_is_locked() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' or old.keep_until > now() then
        raise exception 'an erasure record is locked until its date';
      end if;
      return old;
    end $$`,
  sql`create trigger erasure_locked before update or delete on erasure for each row execute function erasure_is_locked()`,
];

/** Questions and appointments, and the phones that visitors proved without an account. */
const requests = [
  sql`create table enquiry (
    id uuid primary key,
    account_id uuid references account on delete set null,
    ${sealed('name')},
    ${lookup('email')},
    areas text[] not null,
    ${sealed('message')},
    plan_sealed bytea,
    spam_reason text,
    idempotency_key bytea unique,
    body_hash bytea not null,
    created_at timestamptz not null default now()
  ) ${VACUUMED}`,
  sql`create index enquiry_created on enquiry (created_at)`,
  sql`create index enquiry_email on enquiry (email_hash)`,
  sql`create table appointment (
    id uuid primary key,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    seat int not null check (seat > 0),
    status text not null default 'booked' check (status in ('booked', 'cancelled')),
    sequence int not null default 0,
    ${sealed('name')},
    ${lookup('email')},
    email_proven_at timestamptz,
    ${lookup('phone')},
    account_id uuid references account on delete set null,
    topics text[] not null,
    language text not null,
    channel text not null,
    plan_sealed bytea,
    idempotency_key bytea unique,
    body_hash bytea not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (ends_at > starts_at),
    -- One seat is never taken twice, not even where slots of another length were booked before.
    exclude using gist (int4range(seat, seat, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
      where (status = 'booked')
  ) ${VACUUMED}`,
  sql`create unique index appointment_person on appointment (phone_hash, starts_at) where status = 'booked'`,
  sql`create index appointment_start on appointment (starts_at)`,
  sql`create index appointment_created on appointment (created_at)`,
  sql`create index appointment_email on appointment (email_hash)`,
  sql`create table phone_proof (
    hash bytea primary key,
    ${lookup('phone')},
    expires_at timestamptz not null
  )`,
  sql`create index phone_proof_expiry on phone_proof (expires_at)`,
];

/** What leaves the house later, and what is counted and written down around it. */
const around = [
  // `turn` is whose turn it is; `handed_over_at`, when a delivery passed the point from which on it may have arrived.
  sql`create table outbox (
    id uuid primary key,
    kind text not null,
    ${lookup('recipient')},
    ${sealed('payload')},
    dedupe_key text not null unique,
    record text,
    rank smallint not null default 1,
    sender bytea,
    turn timestamptz not null default now(),
    created_at timestamptz not null default now(),
    not_before timestamptz not null default now(),
    attempts int not null default 0,
    claim uuid,
    claimed_until timestamptz,
    last_error text,
    handed_over_at timestamptz,
    delivered_at timestamptz,
    parked_at timestamptz
  ) ${VACUUMED}`,
  sql`create index outbox_due on outbox (rank, turn) where delivered_at is null and parked_at is null`,
  sql`create index outbox_sender on outbox (sender, turn) where delivered_at is null and parked_at is null`,
  sql`create index outbox_record on outbox (record)`,
  // One row: whether the outbox keeps what it has, and in which database it delivered last.
  sql`create table delivery_hold (
    only_row boolean primary key default true check (only_row),
    held_at timestamptz,
    reason text not null default '',
    delivered_from text
  )`,
  sql`insert into delivery_hold default values`,
  // The messages of the development inbox. `delivery` says which one it was, so that an erasure finds it by its record.
  sql`create table inbox_message (
    id bigint generated always as identity primary key,
    ${lookup('recipient')},
    channel text not null,
    ${sealed('code', OPTIONAL)},
    ${sealed('subject', OPTIONAL)},
    ${sealed('body')},
    delivery text,
    at timestamptz not null default now()
  )`,
  // Counts are worth nothing after a crash, so they are kept out of the write-ahead log.
  sql`create unlogged table limit_bucket (
    key bytea primary key,
    points int not null,
    ends_at timestamptz not null
  )`,
  sql`create index limit_bucket_end on limit_bucket (ends_at)`,
  sql`create unlogged table used_proof (
    id bytea primary key,
    expires_at timestamptz not null
  )`,
  sql`create index used_proof_expiry on used_proof (expires_at)`,
  // What happened around signing in, changes and the desk, each row's hash over the row before it. The application adds and
  // reads; nobody but the owner changes or removes, and `shorten_security_log` removes what is older than a year.
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

/** All tables, as the site was first used with them. Contacts and clients that are only counted appear as keyed hashes. */
export const tables: Migration = async (db) => {
  for (const statement of [...identity, ...kept, ...requests, ...around]) await statement.execute(db);
};
