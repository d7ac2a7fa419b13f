import type { Roles } from '#definition/roles.ts';
import type { Unit } from '#engine/model.ts';

/** One input that a question may fill. */
export interface KnownField {
  name: string;
  label: string;
  unit: Unit;
  /** What counts where a question leaves it open: the page's initial figure, or that of its example. Amounts have none. */
  usual?: number;
  optional?: true;
  /** The most that the page takes, where an age has such a bound. */
  most?: number;
  /** What each choice of a list is called. */
  called?: Readonly<Record<string, string>>;
}

/** What the grammar has to know of a calculator: which figures a link of its page takes. */
export interface KnownCalculator {
  /** The id of `calc`; retirement from expenses answers under the id of retirement. */
  id: string;
  /** Folder of the calculator, by which the catalogue loads it. */
  slug: string;
  path: string;
  title: string;
  fields: readonly KnownField[];
  /** None where its page takes no figures of a question. */
  takes: Roles;
}

/** Calculators by the names that the grammar has for them: ids, and `retirementByExpense`. */
export type KnownCalculators = Readonly<Record<string, KnownCalculator>>;
