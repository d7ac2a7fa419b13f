import type { ReactNode } from 'react';
import type { IconName } from 'shared/ui';
import type { ExtraLooks } from '#calculator-page/extras/extra-looks.ts';
import type { NumberText } from '#engine/exact.ts';
import type { AnyModel, CalculatorId, InputRule, RateConvention, Results, Table, Timing } from '#engine/model.ts';

/** Where the slider ends and how far one step goes. Where the field has no bounds, typing reaches further. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

/** What a field's note may need to know beside its figure. */
export interface NoteContext {
  choices: Choices;
  /** `YYYY-MM-DD` in India; null on the server and until the page runs. */
  today: string | null;
  /** What stands in the field: a date is read from it. */
  text?: string;
}

/** How one input of the model looks: everything that the model's own rule does not know. */
export interface FieldLook {
  /** The model's name for it, which is also its name in the link. */
  name: string;
  label: string;
  /** What stands there at first where the model leaves that open. */
  initial?: number;
  /** A date has no slider. */
  slider?: SliderScale;
  /** May be left empty: the model knows what counts then. */
  optional?: boolean;
  /** Only whole figures make sense (instalment years, ages). */
  wholeOnly?: boolean;
  /** Stands under the figure: what it means. Rupees are put into words by themselves. */
  note?: (value: number, context: NoteContext) => string;
}

/** One headline figure: `result` names a result of the model. */
export interface FigureLook {
  result: string;
  /** The result that stands for it when money moves at the start of the month. */
  resultAtStart?: string;
  /** Only told when there is one: a fund that lasts has no month in which it ends. */
  mayBeMissing?: true;
  /** A value at the end of the term, which today's rupees therefore change. */
  atEnd?: true;
  /** A value of the day on which the table begins. */
  atTableStart?: true;
  /** The result that names the month in which it falls due, which today's rupees count from. */
  dueIn?: string;
  /** Paid in the month that is named, when money moves in it, and not what is there when it ends. */
  isFlow?: true;
  /** Stands apart from amounts in today's rupees, as the rupees of each month that are paid. */
  asPaid?: true;
  /** Says what the first and the last of these instalments buy today. */
  buys?: true;
  label: string;
  /** Its name in today's rupees, where that is another one. */
  todayLabel?: string;
  /** The one large figure of the page. */
  hero?: true;
  /** The chart colour that stands for it. */
  swatch?: 'first' | 'second';
  /** Told in words instead of rupees: a month number, or nothing when it never comes. */
  says?: (month: number) => string;
}

export interface ColumnLook {
  column: string;
  label: string;
  /** One word where space is short: chart readout and points. */
  short: string;
}

export type Mode = 'monthly' | 'oneTime';

/** Everything that decides a figure apart from the typed quantities. */
export interface Choices {
  rateConvention: RateConvention;
  timing: Timing;
  mode: Mode;
}

export type Inputs = Record<string, NumberText>;

/** What any model gives, with its own names forgotten. */
export interface PageRun {
  results: Results;
  tables: Record<string, Table<string>>;
}

export interface HelpSection {
  id: string;
  title: string;
  content: ReactNode;
}

/** The text under a calculator. Figures in it are worked out when it is drawn, never typed in. */
export interface HelpText {
  sections: readonly HelpSection[];
  questions: readonly { question: string; answer: ReactNode }[];
  related: readonly { to: string; label: string }[];
}

/** One term of the formula line and what it is. */
export interface WorkedFormula {
  /** The formula with the visitor's own numbers in it. */
  line: ReactNode;
  /** Where each number of the line comes from. */
  legend: ReactNode;
}

/** Everything about a calculator but what has to be drawn: enough to compute it without React. */
export interface CalculatorLook {
  id: CalculatorId;
  path: `/${string}`;
  title: string;
  lead: string;
  icon: IconName;
  /** The picker page above this one. */
  parent: { to: string; label: string };
  rules: Readonly<Record<string, InputRule>>;
  run: (inputs: Inputs) => PageRun;
  fields: readonly FieldLook[];
  /** What can be switched: the rate's meaning, the day of the instalment. */
  conventions: readonly ('rateConvention' | 'timing')[];
  figures: readonly FigureLook[];
  /** Headline figures that change with the mode; a page with modes shows the toggle. */
  modes?: Readonly<Record<Mode, { table: string; figures: readonly FigureLook[] }>>;
  /** The result that the convention cards compare. */
  compared: string;
  columns: readonly ColumnLook[];
  /** The columns that are stacked in the chart, from the bottom up; with `payouts`, the balance and all that was paid. */
  stack: readonly [string, string];
  /** The plan pays out: its chart shows the balance, and beside it what each year pays. */
  payouts?: true;
  /** What the chart is about, where the page does not say it: its heading is "…, year by year". */
  chartOf?: string;
  /** Whose value the chart shows, up to "at the end of each year". */
  chartLabel: string;
  /** What is wrong between fields; the fields on their own are checked already. */
  check?: (values: Readonly<Record<string, number>>) => { name: string; message: string } | undefined;
  /** Says in a sentence how the figure was made. */
  convention: (choices: Choices, values: Readonly<Record<string, number>>) => string;
  /** Where two calculators share one address: the name whose presence says that a link means this one. */
  linkedBy?: string;
  /** The name whose presence says that a link means the other one. */
  linkedUnless?: string;
  extras: ExtraLooks;
  /** Why other sites differ, where the usual sentence does not say it. */
  whyText?: string;
  /** Said in place of the chart while inputs are missing. */
  emptyText: string;
}

export interface CalculatorDefinition extends CalculatorLook {
  formula: (inputs: Inputs, choices: Choices, run: PageRun) => WorkedFormula;
  help: () => HelpText;
}

/**
 * A calculator for the generic page, which knows its model by names only and calls it when every field has passed the
 * model's own rules; hence the one cast.
 */
export function defineLook(
  definition: Omit<CalculatorLook, 'id' | 'rules' | 'run'> & { model: AnyModel },
): CalculatorLook {
  const { model, ...look } = definition;
  return { ...look, id: model.id, rules: model.inputs, run: model.run as unknown as CalculatorLook['run'] };
}
