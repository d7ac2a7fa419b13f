import { sql } from 'kysely';
import { type Listing, within } from '#admin/listing.ts';
import { outbox } from '#admin/outbox.ts';
import type { ListName } from '#admin/request.ts';
import { planFigures } from '#plans/plan-text.ts';

const enquiries: Listing = {
  columns: ['at', 'name', 'email', 'areas', 'message', 'plan', 'plan link', 'spam', 'id'],
  table: 'enquiry',
  key: 'id',
  async part(db, part) {
    const rows = await db
      .selectFrom('enquiry')
      .selectAll()
      .where(within({ table: 'enquiry', key: 'id', time: 'created_at', newestFirst: true }, part))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(part.limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      cells: [
        row.created_at,
        row.name,
        row.email,
        row.areas.join(', '),
        row.message,
        planFigures(row.plan),
        row.plan?.address ?? '',
        row.spam_reason ?? '',
        row.id,
      ],
    }));
  },
};

/** By when they take place, in their order. */
const appointments: Listing = {
  columns: [
    'start',
    'status',
    'name',
    'phone',
    'email',
    'by',
    'language',
    'topics',
    'plan',
    'plan link',
    'booked',
    'id',
  ],
  table: 'appointment',
  key: 'id',
  async part(db, part) {
    const rows = await db
      .selectFrom('appointment')
      .selectAll()
      .where(within({ table: 'appointment', key: 'id', time: 'starts_at', newestFirst: false }, part))
      .orderBy('starts_at')
      .orderBy('id')
      .limit(part.limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      cells: [
        row.starts_at,
        row.status,
        row.name,
        row.phone,
        row.email,
        row.channel,
        row.language,
        row.topics.join(', '),
        planFigures(row.plan),
        row.plan?.address ?? '',
        row.created_at,
        row.id,
      ],
    }));
  },
};

/** Of people who have not agreed nothing is shown that names them. */
const referrals: Listing = {
  columns: ['at', 'name', 'phone', 'email', 'relation', 'product', 'referred by', 'opened', 'agreed', 'joined', 'id'],
  table: 'referral',
  key: 'id',
  async part(db, part) {
    const rows = await db
      .selectFrom('referral')
      .leftJoin('user_detail', 'user_detail.account_id', 'referral.account_id')
      .selectAll('referral')
      .select('user_detail.name as referrer')
      .where(within({ table: 'referral', key: 'id', time: 'created_at', newestFirst: true }, part))
      .orderBy('referral.created_at', 'desc')
      .orderBy('referral.id', 'desc')
      .limit(part.limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      cells: [
        row.created_at,
        ...(row.agreed_at === null ? ['', '', ''] : [row.name ?? '', row.phone ?? '', row.email ?? '']),
        row.relation,
        row.product,
        row.referrer ?? '',
        row.opened,
        row.agreed_at,
        row.joined_at,
        row.id,
      ],
    }));
  },
};

/** Whom the firm may contact for which purpose: those whose last word on it was yes. */
const consents: Listing = {
  columns: ['at', 'purpose', 'name', 'phone', 'email', 'id'],
  table: 'consent',
  key: 'id',
  async part(db, part) {
    const rows = await db
      .selectFrom('consent')
      .innerJoin('account', 'account.id', 'consent.account_id')
      .leftJoin('user_detail', 'user_detail.account_id', 'consent.account_id')
      .select(['consent.id', 'consent.at', 'consent.purpose'])
      .select(['account.phone', 'account.email', 'user_detail.name'])
      .where('consent.given', '=', true)
      .where(isLastWord)
      .where(within({ table: 'consent', key: 'id', time: 'at', newestFirst: true }, part))
      .orderBy('consent.at', 'desc')
      .orderBy('consent.id', 'desc')
      .limit(part.limit)
      .execute();
    return rows.map(({ id, at, purpose, name, phone, email }) => ({
      id,
      cells: [at, purpose, name ?? '', phone ?? '', email ?? '', id],
    }));
  },
};

const isLastWord = sql<boolean>`not exists (
  select from consent later
  where later.account_id = consent.account_id and later.purpose = consent.purpose and later.id > consent.id)`;

/** The security log, oldest first. */
const log: Listing = {
  columns: ['number', 'at', 'event', 'what', 'outcome', 'times', 'who', 'session', 'device', 'address', 'detail'],
  table: 'security_log',
  key: 'seq',
  async part(db, { since, place, limit }) {
    const beyond = place === undefined ? sql`true` : 'id' in place ? sql`seq > ${place.id}` : sql`at > ${place.at}`;
    const rows = await db
      .selectFrom('security_log')
      .selectAll()
      .where('at', '>=', since)
      .where(sql<boolean>`${beyond}`)
      .orderBy('seq')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.seq,
      cells: [
        ...[row.seq, row.at, row.event, row.what, row.outcome, row.times],
        ...[row.who, row.session, row.device, row.address, row.detail],
      ],
    }));
  },
};

/** The firm's lists: newest first, but for appointments and the log, which come in their order, and what is parked, which comes before what waits. */
export const LISTINGS: Record<ListName, Listing> = { enquiries, appointments, referrals, consents, outbox, log };
