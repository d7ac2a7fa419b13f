import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AttachedPlan } from 'shared/contract/attached-plan';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A list as jsonb: written as JSON text, because the driver would turn an array into a PostgreSQL array. */
type JsonText<T> = ColumnType<T, string, string>;

interface SecretKeyTable {
  id: string;
  purpose: 'hash' | 'personal';
  master_version: number;
  wrapped: Buffer;
  created_at: Instant;
}

interface AccountTable {
  id: string;
  /** E.164 */
  phone: string | null;
  /** In lower case. */
  email: string | null;
  /** When a code last proved the phone. */
  phone_proved_at: OptionalInstant;
  /** The number that led here until it had slept for too long. */
  former_phone: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the person has said that they are 18 or older. */
  adult_at: OptionalInstant;
  /** Date of the terms and the privacy notice under which it began. */
  notice_date: ColumnType<string | null, string | null | undefined, string | null>;
  /** When somebody last signed in. */
  seen_at: Instant;
  /** When its owner was told that it is erased for want of use. */
  told_at: OptionalInstant;
  created_at: Instant;
}

interface SessionTable {
  id: string;
  account_id: string;
  device: string;
  refresh_hash: Buffer;
  created_at: Instant;
  last_used_at: Instant;
  /** When the person last proved who they are. */
  proved_at: Instant;
  /** The contact that they did it with; null for another way than a code. */
  proved_by: 'phone' | 'email' | null;
  /** A browser started it: its token opens only beside its cookie. */
  browser: Generated<boolean>;
  idle_until: Instant;
  ends_at: Instant;
}

interface SessionTokenTable {
  hash: Buffer;
  session_id: string;
  expires_at: Instant;
}

interface SpentRefreshTable {
  hash: Buffer;
  session_id: string;
  spent_at: Instant;
}

interface ChallengeTable {
  id: string;
  purpose: string;
  channel: 'phone' | 'email';
  contact: string;
  account_id: string | null;
  /** What the purpose needs to remember, such as the new phone number. */
  detail: string | null;
  provider: string;
  /** The provider's own id, where the provider makes and checks the code. */
  reference: string | null;
  code_hash: Buffer | null;
  /** Key of the pause that it began. */
  asker: Buffer | null;
  /** True when a browser asked for it that has signed in to the contact's account before. */
  own: Generated<boolean>;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  used_at: OptionalInstant;
}

interface InboxMessageTable {
  id: Generated<string>;
  recipient: string;
  channel: string;
  code: string | null;
  subject: string | null;
  body: string;
  /** Key of the outbox delivery that it was. */
  delivery: string | null;
  at: Instant;
}

interface UserDetailTable {
  account_id: string;
  name: string;
  email: string;
  mobile: string;
  pan: string | null;
  updated_at: Instant;
}

interface ProfileTable {
  account_id: string;
  id: string;
  version: number;
  answers: JSONColumnType<Record<string, unknown>>;
  updated_at: Instant;
}

interface ReferralTable {
  id: string;
  account_id: string;
  /** Of the person who was referred, as are the next two; all null once they are removed. */
  name: string | null;
  phone: string | null;
  email: string | null;
  relation: string;
  product: string;
  code: string;
  opened: Generated<number>;
  joined_at: OptionalInstant;
  /** Without an agreement, what names the person goes then; null once it is gone. */
  keep_until: OptionalInstant;
  /** When the person who was referred has agreed. */
  agreed_at: OptionalInstant;
  /** Date of the privacy notice that they agreed under. */
  notice_date: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Instant;
}

interface PlanTable {
  id: string;
  account_id: string | null;
  visitor_hash: Buffer | null;
  rows: JsonText<unknown[]>;
  updated_at: Instant;
}

interface ConsentTable {
  id: Generated<string>;
  account_id: string;
  purpose: string;
  given: boolean;
  notice_date: string;
  at: Instant;
}

interface AuditTable {
  id: Generated<string>;
  subject: string;
  action: string;
  detail: string | null;
  at: Instant;
}

interface ErasureTable {
  id: string;
  contact_hash: Buffer;
  erased_at: Instant;
  keep_until: Instant;
}

interface DeliveryHoldTable {
  held_at: OptionalInstant;
  reason: string;
  /** The database that messages left from last, as the server knows it. */
  delivered_from: string | null;
}

interface OutboxTable {
  id: string;
  kind: string;
  recipient: string;
  payload: JSONColumnType<Record<string, unknown>>;
  dedupe_key: string;
  /** What it is about, such as `enquiry:<id>`, so that an erasure finds it. */
  record: string | null;
  /** 0 overtakes 1, and 1 overtakes 2. */
  rank: Generated<number>;
  /** Keyed hash of who caused it, where one sender could cause many. */
  sender: Buffer | null;
  /** Place in the order of its rank: later with each that its sender has waiting. */
  turn: Instant;
  created_at: Instant;
  not_before: Instant;
  attempts: Generated<number>;
  claim: string | null;
  claimed_until: OptionalInstant;
  /** Set just before the step that cannot be taken back; a worker that dies after it leaves the delivery in doubt. */
  handed_over_at: OptionalInstant;
  last_error: string | null;
  delivered_at: OptionalInstant;
  parked_at: OptionalInstant;
}

interface EnquiryTable {
  id: string;
  account_id: string | null;
  name: string;
  email: string;
  areas: string[];
  message: string;
  plan: PlanAlong;
  spam_reason: string | null;
  idempotency_key: Buffer | null;
  body_hash: Buffer;
  created_at: Instant;
}

/** Every table of the database, for Kysely. */
export interface Tables {
  secret_key: SecretKeyTable;
  account: AccountTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  spent_refresh: SpentRefreshTable;
  challenge: ChallengeTable;
  limit_bucket: LimitBucketTable;
  used_proof: UsedProofTable;
  inbox_message: InboxMessageTable;
  user_detail: UserDetailTable;
  profile: ProfileTable;
  referral: ReferralTable;
  plan: PlanTable;
  consent: ConsentTable;
  audit: AuditTable;
  erasure: ErasureTable;
  outbox: OutboxTable;
  delivery_hold: DeliveryHoldTable;
  enquiry: EnquiryTable;
  appointment: AppointmentTable;
  phone_proof: PhoneProofTable;
  contact_change: ContactChangeTable;
  alarm: AlarmTable;
  known_device: KnownDeviceTable;
  passkey: PasskeyTable;
  spent_ceremony: SpentCeremonyTable;
  ended_passkey_offer: EndedPasskeyOfferTable;
  security_log: SecurityLogTable;
  saved_plan: SavedPlanTable;
}

interface AppointmentTable {
  id: string;
  starts_at: Instant;
  ends_at: Instant;
  /** 1 to the capacity of a slot. */
  seat: number;
  status: ColumnType<'booked' | 'cancelled', 'booked' | 'cancelled' | undefined, 'booked' | 'cancelled'>;
  /** Counts moves and cancellations. */
  sequence: Generated<number>;
  name: string;
  email: string;
  /** E.164 */
  phone: string;
  account_id: string | null;
  topics: string[];
  language: string;
  channel: 'phone' | 'video';
  plan: PlanAlong;
  idempotency_key: Buffer | null;
  body_hash: Buffer;
  /** When the link in its first mail was opened; until then the address gets no further mail. */
  email_proven_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
}

interface PhoneProofTable {
  hash: Buffer;
  /** E.164 */
  phone: string;
  expires_at: Instant;
}

/** A plan as it is stored with what it went along with. */
export type StoredPlan = AttachedPlan & {
  /** The whole address, so that its link leads there from anywhere. */
  address: string;
};

/** The plan of a calculator that came along; written as JSON text. */
type PlanAlong = ColumnType<StoredPlan | null, string | null | undefined, string | null>;

/** A plan of a calculator that an account keeps. */
interface SavedPlanTable {
  id: string;
  account_id: string;
  /** What its owner calls it. */
  name: string;
  plan: ColumnType<StoredPlan, string, string>;
  created_at: Instant;
}

interface ContactChangeTable {
  id: string;
  account_id: string;
  channel: 'phone' | 'email';
  value: string;
  created_at: Instant;
  applies_at: Instant;
}

interface AlarmTable {
  hash: Buffer;
  account_id: string;
  expires_at: Instant;
  used_at: OptionalInstant;
}

interface KnownDeviceTable {
  account_id: string;
  hash: Buffer;
  seen_at: Instant;
}

interface PasskeyTable {
  id: string;
  account_id: string;
  credential_id: Buffer;
  /** COSE key. */
  public_key: Buffer;
  /** How often the authenticator says it was used; 0 for those that do not count. A bigint, read as text. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Instant;
  last_used_at: OptionalInstant;
}

interface SpentCeremonyTable {
  hash: Buffer;
  expires_at: Instant;
}

interface EndedPasskeyOfferTable {
  account_id: string;
  at: Instant;
}

interface LimitBucketTable {
  /** Keyed hash of what is counted: no number, no address. */
  key: Buffer;
  points: number;
  ends_at: Instant;
}

interface UsedProofTable {
  id: Buffer;
  expires_at: Instant;
}

/** What somebody did, or tried, as it stands in the chain. No part names a person; `who` is a keyed id, a desk's user or a release's author. */
export interface SecurityLogTable {
  seq: string;
  at: Date;
  event: 'sign-in' | 'code' | 'sign-out' | 'renewal' | 'change' | 'reading' | 'refusal' | 'desk' | 'release' | 'log';
  /** Method and pattern of the call, or the words of a command without what they were about. */
  what: string;
  /** `refused` by a rule, `failed` because what was given is wrong or something broke. */
  outcome: 'done' | 'failed' | 'refused';
  who: string;
  session: string;
  device: string;
  /** Truncated: 24 bits of an IPv4 address, 48 of an IPv6 one. */
  address: string;
  detail: string;
  /** So many alike within one second. */
  times: number;
  /** Of what must stand in the log once, though several origins tell of it. */
  reference: string | null;
  before: Buffer;
  hash: Buffer;
}
