import type { ColumnType } from 'kysely';
import type { AttachedPlan } from 'shared/contract/attached-plan';
import type { Instant } from '#db/tables/column-types.ts';

/** A plan as it is stored with what it went along with. */
export type StoredPlan = AttachedPlan & {
  /** The whole address, so that its link leads there from anywhere. */
  address: string;
};

/** The plan of a calculator that came along; written as JSON text. */
export type PlanAlong = ColumnType<StoredPlan | null, string | null | undefined, string | null>;

/** A plan of a calculator that an account keeps. */
export interface SavedPlanTable {
  id: string;
  account_id: string;
  /** What its owner calls it. */
  name: string;
  plan: ColumnType<StoredPlan, string, string>;
  created_at: Instant;
}
