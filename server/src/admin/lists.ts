import type { Report } from '#admin/csv.ts';
import type { ListName } from '#admin/request.ts';
import type { Database } from '#db/database.ts';
import { planFigures } from '#plans/plan-text.ts';

/** The firm's lists: what came in since a time, newest first; appointments by when they take place, in their order. */
export async function list(db: Database, name: ListName, since: Date): Promise<Report> {
  return LISTS[name](db, since);
}

const LISTS: Record<ListName, (db: Database, since: Date) => Promise<Report>> = {
  enquiries,
  appointments,
  referrals,
  consents,
};

async function enquiries(db: Database, since: Date): Promise<Report> {
  const rows = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    columns: ['at', 'name', 'email', 'areas', 'message', 'plan', 'plan link', 'spam', 'id'],
    rows: rows.map((row) => [
      row.created_at,
      row.name,
      row.email,
      row.areas.join(', '),
      row.message,
      planFigures(row.plan),
      row.plan?.address ?? '',
      row.spam_reason ?? '',
      row.id,
    ]),
  };
}

async function appointments(db: Database, since: Date): Promise<Report> {
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('starts_at', '>=', since)
    .orderBy('starts_at')
    .execute();
  return {
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
    rows: rows.map((row) => [
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
    ]),
  };
}

/** Of people who have not agreed nothing is shown that names them. */
async function referrals(db: Database, since: Date): Promise<Report> {
  const rows = await db
    .selectFrom('referral')
    .leftJoin('user_detail', 'user_detail.account_id', 'referral.account_id')
    .selectAll('referral')
    .select('user_detail.name as referrer')
    .where('referral.created_at', '>=', since)
    .orderBy('referral.created_at', 'desc')
    .execute();
  return {
    columns: ['at', 'name', 'phone', 'email', 'relation', 'product', 'referred by', 'opened', 'agreed', 'joined', 'id'],
    rows: rows.map((row) => [
      row.created_at,
      ...(row.agreed_at === null ? ['', '', ''] : [row.name ?? '', row.phone ?? '', row.email ?? '']),
      row.relation,
      row.product,
      row.referrer ?? '',
      row.opened,
      row.agreed_at,
      row.joined_at,
      row.id,
    ]),
  };
}

/** Whom the firm may contact for which purpose: those whose last word on it was yes. */
async function consents(db: Database, since: Date): Promise<Report> {
  const rows = await db
    .selectFrom('consent')
    .innerJoin('account', 'account.id', 'consent.account_id')
    .leftJoin('user_detail', 'user_detail.account_id', 'consent.account_id')
    .select(['consent.at', 'consent.account_id', 'consent.purpose', 'consent.given'])
    .select(['account.phone', 'account.email', 'user_detail.name'])
    .orderBy('consent.id')
    .execute();
  const last = new Map(rows.map((row) => [`${row.account_id} ${row.purpose}`, row]));
  return {
    columns: ['at', 'purpose', 'name', 'phone', 'email'],
    rows: [...last.values()]
      .filter(({ given, at }) => given && at >= since)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .map(({ at, purpose, name, phone, email }) => [at, purpose, name ?? '', phone ?? '', email ?? '']),
  };
}
