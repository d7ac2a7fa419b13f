import type { ReactNode } from 'react';
import type { IconName } from 'shared/ui';
import type { ExtraSpecs } from '#definition/extra-specs.ts';
import type { Exact, NumberText } from '#engine/exact.ts';
import type { AnyModel, InputRule, RateConvention, Results, Table, Timing } from '#engine/model.ts';

/** Where the slider ends and how far one step goes. The field may take more by typing: its bounds are the model's. */
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
  /** The figures of all fields that could be read, and what stands in each field. */
  values?: Readonly<Record<string, number>>;
  texts?: Readonly<Record<string, string>>;
}

/** How one input of the model looks: everything that the model's own rule does not know. */
export interface FieldSpec<Input extends string = string> {
  /** The model's name for it, which is also its name in the link. */
  name: Input;
  label: string;
  /** Another label while other figures change what is asked; undefined leaves the usual one. */
  labelBeside?: (values: Inputs) => string | undefined;
  /** What stands there at first where the model leaves that open. */
  initial?: number;
  /** A date has no slider. */
  slider?: SliderScale;
  /** May be left empty: the model knows what counts then. */
  optional?: boolean;
  /** Stands with others in a group that is closed until one of them is used. */
  more?: true;
  /** Only whole figures make sense (instalment years, ages). */
  wholeOnly?: boolean;
  /** What each of the rule's choices is called, where it has some: '' is that none is made, of an optional one. */
  called?: (choice: string) => string;
  /** Stands under the figure: what it means. Rupees are put into words by themselves. */
  note?: (value: number, context: NoteContext) => string;
}

/** One headline figure: `result` names a result of the model, or a column whose last row it shows. */
export interface FigureSpec<Result extends string = string> {
  result: Result;
  /** The result that stands for it when money moves at the start of the month. */
  resultAtStart?: Result;
  /**
   * Only told when there is one: a fund that lasts has no month in which it ends. The name of another result says that
   * there is none without that one.
   */
  mayBeMissing?: true | Result;
  /** Another result in whose presence this one is told elsewhere, or not at all. */
  unless?: Result;
  /** An input that it follows from: while that one is left out or 0, there is nothing to tell. */
  follows?: string;
  /** A value at the end of the term, which today's rupees therefore change. */
  atEnd?: true;
  /** A value of the day on which the table begins. */
  atTableStart?: true;
  /** The result that names the month in which it falls due, which today's rupees count from. */
  dueIn?: Result;
  /** Paid in the month that is named, when money moves in it, and not what is there when it ends. */
  isFlow?: true;
  /** Stands apart from amounts in today's rupees, as the rupees of each month that are paid. */
  asPaid?: true;
  /** Says what the first and the last of these instalments buy today, and which results hold the last where it rises. */
  buys?: { last: Result; lastAtStart: Result };
  label: string;
  /** Its name in today's rupees, where that is another one. */
  todayLabel?: string;
  /** The one large figure of the page; where several may be that, one is shown at a time. */
  hero?: true;
  /** The chart colour that stands for it. */
  swatch?: 'first' | 'second' | 'balance';
  /** Told in words instead of rupees: a month number, or nothing when it never comes. */
  says?: (month: number) => string;
  /** The number is a month of the plan, from 1: where a day is known, its month of the calendar is told. */
  isMonth?: true;
  /** Told in words although it is an amount: an age, or who is ahead and by how much. */
  saysAmount?: (amount: Exact) => string;
  /** What is said while there is none. */
  saysNone?: (values: Values) => string;
}

export interface ColumnSpec<Column extends string = string> {
  column: Column;
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
  /** The address carries none of the figures, and the help says itself where they are. */
  isNotInAddress?: true;
}

/** One term of the formula line and what it is. */
export interface WorkedFormula {
  /** The formula with the visitor's own numbers in it. */
  line: ReactNode;
  /** Where each number of the line comes from. */
  legend: ReactNode;
}

/** Figures that could be read, by field. */
export type Values<Input extends string = string> = Readonly<Partial<Record<Input, number>>>;

/**
 * Where a plan goes when its question is turned round, and what of it goes along: this page's answer becomes a figure that
 * the other page asks for. `satisfies` with the inputs of both models and the results of this one where it is written.
 */
export interface Turn<Input extends string = string, Result extends string = string, Other extends string = string> {
  path: `/${string}`;
  /** Only for this way to invest of this page; left out, for each. */
  way?: Mode;
  /** The way to invest that the other page then shows, where it has several. */
  mode?: Mode;
  /** Figures that the other page has no field for: with one of them above 0, the plan is none of its plans. */
  without?: readonly Input[];
  /** What the other page's fields take of this page's. */
  fields: Readonly<{ [Name in Other]?: Input }>;
  /** The answer's field there, and which result it is; the other one where instalments are paid at the start of a month. */
  answer: { field: Other; result: Result; resultAtStart?: Result };
  /** What the answer becomes, where that is more than itself: the answer has as many places as that takes. */
  becomes?: Result;
}

/** What a page asks for whose formula can be turned round, and the pages that ask for what it answers. */
export interface Turned {
  asks: 'savings' | 'target';
  /** The first that takes the plan counts; the first of the present way to invest is the other page without one. */
  ways: readonly Turn[];
}

/**
 * Everything about a calculator but what has to be drawn: enough to compute it without React. The names that it takes are
 * those of one model where it is written (`define-calculator.ts`), and any names where the page reads it.
 */
export interface CalculatorView<
  Input extends string = string,
  Result extends string = string,
  Column extends string = string,
  TableName extends string = string,
> {
  id: string;
  path: `/${string}`;
  title: string;
  lead: string;
  icon: IconName;
  /** The picker page above this one. */
  parent: { to: string; label: string };
  model: AnyModel;
  rules: Readonly<Record<string, InputRule>>;
  run: (inputs: Inputs) => PageRun;
  fields: readonly FieldSpec<Input>[];
  /**
   * The example that the page opens on, and names as one, where the model leaves its inputs open. `months` stands for the
   * date of a page that has one: so many months from today.
   */
  opensOn?: Readonly<Partial<Record<Input | 'months', number>>>;
  /** Its page says of everything on which day it falls, although its model counts from no day. */
  daily?: true;
  /** What can be switched: the rate's meaning, the day of the instalment. */
  conventions: readonly ('rateConvention' | 'timing')[];
  figures: readonly FigureSpec<Result | Column>[];
  /** Headline figures that change with the mode; a page with modes shows the toggle. */
  modes?: Readonly<Record<Mode, { table: TableName; figures: readonly FigureSpec<Result | Column>[] }>>;
  /** One single investment that grows once a year: nominal and effective rates are the same. */
  growsOnce?: true;
  /** Its amounts stay those of their own day: the page has no switch to today's rupees. */
  unpriced?: true;
  /** What its figures depend on, where that is not a fund's return: stands in place of the sentence on assumed rates. */
  dependsOn?: string;
  /** Rates that are agreed and not assumed of a fund: AMFI's limits are not theirs. */
  agreedRates?: readonly Input[];
  /** The rate whose meaning is switched, where that is another one than `annualRatePct`. */
  switchedRate?: Input;
  /** The result that the convention cards compare, where that is not the headline. */
  compared?: Result;
  columns: readonly ColumnSpec<Column>[];
  /**
   * The columns that are stacked in the chart, from the bottom up; with `payouts`, the balance and all that was paid. One
   * alone is no whole of two parts, and has no bar of shares below the figures.
   */
  stack: readonly [Column, Column] | readonly [Column];
  /** A column that is drawn as a line over the bars, while it differs from them. */
  beside?: ColumnSpec<Column>;
  /** The result that names the month in which bars and line meet: marked in the chart, with the words of its figure. */
  meet?: Result;
  /** The plan pays out: its chart shows the balance, and beside it what each year pays. */
  payouts?: true;
  /** What the chart is about, where the page does not say it: its heading is "…, year by year". */
  chartOf?: string;
  /** Whose value the chart shows, up to "at the end of each year". */
  chartLabel: string;
  /** What is wrong between fields; the fields on their own are checked already. The page's conventions are among the inputs. */
  check?: (values: Values<Input>, inputs: Inputs) => { name: Input; message: string } | undefined;
  /** Says in a sentence how the figure was made. */
  convention: (choices: Choices, values: Values<Input>) => string;
  /** Where two calculators share one address: the name whose presence says that a link means this one. */
  linkedBy?: string;
  /** The name whose presence says that a link means the other one. */
  linkedUnless?: string;
  /** The pages that ask the same the other way round; a page with them has a switch in its head. */
  turned?: Turned;
  extras: ExtraSpecs<Input, Result, Column>;
  /** Why other sites differ, where the usual sentence does not say it. */
  whyText?: string;
  /** Said in place of the chart while inputs are missing. */
  emptyText: string;
}

/** What the site knows of any calculator's page, whether it is the page of years or one of its own without them. */
export type PageView = Pick<
  CalculatorView,
  | 'id'
  | 'path'
  | 'title'
  | 'lead'
  | 'icon'
  | 'parent'
  | 'model'
  | 'rules'
  | 'fields'
  | 'opensOn'
  | 'daily'
  | 'turned'
  | 'figures'
  | 'extras'
  | 'dependsOn'
>;

/** What decides whether a page is another one on every day. */
export type Dated = Pick<CalculatorView, 'rules' | 'daily' | 'figures'>;

/** Whether a page is another one on every day: its model counts from today, or a figure of it is a month of the calendar. */
export const countsFromToday = ({ rules, daily, figures }: Dated): boolean =>
  daily === true || rules.today !== undefined || figures.some(({ isMonth }) => isMonth);

/** A calculator that can show how its figure is made. */
export interface CalculatorDefinition extends CalculatorView {
  formula: (inputs: Inputs, choices: Choices, run: PageRun) => WorkedFormula;
}

/** A calculator with all its texts, as the page of years draws it. */
export interface ExplainedCalculator extends CalculatorDefinition {
  help: () => HelpText;
}
