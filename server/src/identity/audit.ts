import type { Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type AuditAction =
  | 'sign-in'
  | 'sign-out'
  | 'sign-out everywhere'
  | 'details saved'
  | 'profile saved'
  | 'profile deleted'
  | 'plan saved'
  | 'calculator plan saved'
  | 'calculator plan renamed'
  | 'calculator plan deleted'
  | 'referral saved'
  | 'invitation agreed to'
  | 'invitation removed'
  | 'phone changed'
  | 'email proven'
  | 'contact change asked for'
  | 'contact change stopped'
  | 'contact change given up'
  | 'alarm raised'
  | 'number sealed'
  | 'passkey added'
  | 'passkey renamed'
  | 'passkey removed'
  | '18 or older'
  | 'consent given'
  | 'consent withdrawn'
  | 'data exported'
  | 'account erased';

/** Records what somebody did, in the transaction of what they did. The entry names nobody; `detail` must not either. */
export async function audit(
  trx: Transaction<Tables>,
  subject: string,
  action: AuditAction,
  detail?: string,
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({ subject, action, detail: detail ?? null })
    .execute();
}
