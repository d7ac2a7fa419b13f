import type { Figure } from '#calculators/xirr/statement/figure.ts';
import type { Said } from '#calculators/xirr/statement/words.ts';

/** A row whose day and amount are known; which side it is on may not be yet. */
export interface Entry {
  /** Counted from 1 as it stands in the text. */
  readonly row: number;
  readonly date: string;
  readonly figure: Figure;
  readonly said: Said;
  /** Typed by its owner as the field asks for it, a date and an amount: a minus is what was paid in. */
  readonly isTyped: boolean;
}

/** One row that could be read: `YYYY-MM-DD`, and plain digits with a minus for what was paid in. */
export interface ReadFlow {
  readonly date: string;
  readonly amount: string;
}

export interface Problem {
  readonly row: number;
  readonly what: 'date' | 'amount' | 'side' | 'columns' | 'otherNames';
}

/** What only the owner of the rows knows; the figures wait for the answer. */
export interface Question {
  /** Of this question about these rows: an answer to it is none to another list. */
  readonly key: string;
  /** Day or month first; which column is the amount; Cr as credit or crore; whose side Cr is; whose side a plain amount is. */
  readonly kind: 'order' | 'amount' | 'unit' | 'mark' | 'sign';
  readonly options: readonly {
    readonly value: string;
    /** A column's name, where the rows have names. */
    readonly name?: string;
    /** What stands there first. */
    readonly first?: string;
  }[];
  /** As it stands in the rows: '01/25/2024', '1.25 Cr'. */
  readonly example: string;
}

/** What was answered, by the keys of questions. */
export type Answers = Readonly<Record<string, string>>;

/** Asks a question that the rows leave open: one of its options, or undefined until it is answered. */
export type Ask = (question: Question) => string | undefined;

/** What the text as a whole says of its rows. */
export interface Evidence {
  /** Begins the keys of its questions. */
  readonly seed: string;
  /** 'typed' where rows hold one figure each and no names of columns stand above them. */
  readonly kind: 'typed' | 'statement';
  /** The rows have names, and so much is known of each column. */
  readonly isNamed: boolean;
  /** Folio, units or NAV stand there: its sides are those of a fund, where a purchase is no minus. */
  readonly isFunds: boolean;
  /** It is a bank's: a debit left the account, and so was paid in. */
  readonly isBanks: boolean;
}

export const questionOf = (
  { seed }: Evidence,
  kind: Question['kind'],
  values: readonly string[],
  example: string,
): Question => ({ key: `${kind} ${seed}`, kind, options: values.map((value) => ({ value })), example });

export const textOf = ({ digits, isMinus, mark }: Figure): string =>
  `${isMinus ? '-' : ''}${digits}${mark === null ? '' : mark === 'cr' ? ' Cr' : ' Dr'}`;
