import type { Exact, NumberText } from '#engine/exact.ts';

/** How a yearly rate becomes a monthly one: R/1200, or the twelfth root of 1 + R/100. */
export type RateConvention = 'nominal' | 'effective';

/** Whether an instalment or withdrawal happens at the start or at the end of its month. */
export type Timing = 'start' | 'end';

type Quantity = 'rupees' | 'percent' | 'years' | 'months' | 'age' | 'count';

/**
 * Units of what is typed; `count` is a whole number, `date` is `YYYY-MM-DD`, `choice` is one of the rule's `choices`,
 * `flows` are dated amounts as `engine/flows-input.ts` writes them.
 */
export type Unit = Quantity | 'date' | 'flows' | 'rateConvention' | 'timing' | 'choice';

/** One input under the name that `calc`, the link and `exact.json` use. */
export interface InputRule {
  readonly unit: Unit;
  /** An amount of each month or year: "5,000 a month" says so, and is read nowhere else. */
  readonly per?: 'month' | 'year';
  /** What a `choice` may be; true and false, 30 and '30' mean the same. */
  readonly choices?: readonly string[];
  /** What the page shows at first, unless its view opens on an example of its own (`opensOn`). */
  readonly initial?: number;
  /** What counts when the input is left out; none means it has to be given. */
  readonly ifLeftOut?: number | string;
  /** The page's own bounds, checked by `calc --bounds` and by the fields; `above` is exclusive. */
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  /** `target` only: it is no other word for an amount of today. */
  readonly onlyName?: true;
  /** A `date` that may have been; else it is one to come. */
  readonly anyDay?: true;
}

/** What any model that knows today's rupees takes: a yearly inflation in per cent; left out, nothing real is answered. */
export interface Priced {
  readonly todaysRupeesPct?: NumberText;
}

/** The page's own bounds of inputs that depend on another input, where a rule alone cannot say them. */
export type Bounds = { readonly [name: string]: Pick<InputRule, 'min' | 'max'> };

/** Conventions, both optional in every model that has them. */
export interface Conventions extends Priced {
  readonly rateConvention?: RateConvention;
  readonly timing?: Timing;
}

/** One line of a table: the end of a month. Amounts are exact; `present.ts` turns them into text. */
export type Row<Column extends string> = {
  /** 1 for the first month. */
  readonly month: number;
  /** 1 for months 1 to 12. */
  readonly year: number;
} & { readonly [Name in Column]: Exact };

/**
 * A column in the order of the table. Amounts are rounded to paise on their own, unless `adds` says that the shown
 * figure is the sum of other shown figures of the row, less those in `less`.
 */
export interface Column<Name extends string> {
  readonly name: Name;
  readonly adds?: readonly Name[];
  readonly less?: readonly Name[];
  /** That sum shows what its figures were rounded by, below zero too; otherwise the first of `less` does. */
  readonly carries?: true;
  /** How it is valued in today's rupees; left out, as what is there at the end of the row's month. */
  readonly valued?: Valued;
  /** Its name among the figures in today's rupees. */
  readonly real?: RealName;
  /** Only the chart reads it: `calc` does not answer it. */
  readonly drawn?: true;
}

/**
 * `atStart`: there since the table began. `flow`: moved in the row's month. `total`: the sum of all moves until then;
 * `totalOfYear`: of those of the row's year. `rest`: what the others leave.
 */
export type Valued = 'atStart' | 'flow' | 'total' | 'totalOfYear' | 'rest';

export type RealName = `real${string}`;

/** Table, chart and export are all read from this: `years` holds the very rows of `months` that end a year. */
export interface Table<Name extends string> {
  readonly columns: readonly Column<Name>[];
  readonly months: readonly Row<Name>[];
  readonly years: readonly Row<Name>[];
  /** When in its month money moves; left out, at the start. */
  readonly timing?: Timing;
  /** Months from today until the table begins; left out, it begins today. */
  readonly startsAfter?: number;
  /** What a total holds before the first month: paid at once, when the table begins. */
  readonly opening?: { readonly [N in Name]?: Exact };
}

/** A row, a table and a run whose columns are known only at run time. */
export type AnyRow = { readonly month: number; readonly year: number; readonly [name: string]: Exact | number };

export interface AnyTable<Name extends string = string> {
  readonly columns: readonly Column<Name>[];
  readonly months: readonly AnyRow[];
  readonly years: readonly AnyRow[];
}

export interface AnyRun {
  readonly results: Results;
  readonly tables: { readonly [name: string]: AnyTable };
}

/** A model whose inputs are known only at run time: every `Model` is one. */
export interface AnyModel {
  readonly id: string;
  readonly termless?: true;
  readonly inputs: { readonly [name: string]: InputRule };
  readonly bounds?: (inputs: never) => Bounds;
  readonly run: (inputs: never) => AnyRun;
}

/**
 * Runs a model by the names of its inputs, for who does not know them: the caller has checked them (`read-inputs.ts`, or
 * the fields of a page), hence the one cast.
 */
export const runOf = (model: AnyModel, inputs: { readonly [name: string]: NumberText }): AnyRun =>
  model.run(inputs as never);

/** Headline results: amounts, a month number, yes or no, one word of several, or null where there is none. */
export type Results = { readonly [name: string]: Exact | number | boolean | string | null };

/** What one run of a model gives; tables are named as in `exact.json` (`yearly`, or the two modes of a goal). */
export interface Run<R extends Results, Name extends string, TableName extends string = 'yearly'> {
  readonly results: R;
  readonly tables: { readonly [T in TableName]: Table<Name> };
}

/** A calculator: its inputs as data, and one pure function. */
export interface Model<I, R extends Results, Name extends string, TableName extends string = 'yearly'> {
  readonly id: string;
  /** Nothing runs for a term, so that neither `years` nor `months` is taken. */
  readonly termless?: true;
  /** Every input that `calc` and the link take, with the page's initial values and bounds. */
  readonly inputs: { readonly [name: string]: InputRule };
  readonly bounds?: (inputs: I) => Bounds;
  /**
   * Works everything out in one pass. Any value within `possible.ts` is taken, in or out of the page's bounds.
   * @throws InputError when an input is not possible at all (the message names it).
   */
  readonly run: (inputs: I) => Run<R, Name, TableName>;
}

/** What is answered beside a model's own results when `todaysRupeesPct` is given. */
export type RealResults = { readonly [Name in RealName]?: Exact };

export type GrowthColumn = 'totalInvested' | 'gains' | 'value';

export type GrowthResults = { readonly [Name in GrowthColumn]: Exact };

/** A term as years or as months; `months` wins where both are given and agree. */
export type Term =
  | { readonly years: NumberText; readonly months?: NumberText }
  | { readonly months: NumberText; readonly years?: NumberText };
