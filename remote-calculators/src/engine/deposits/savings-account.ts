import { type InterestColumn, interestColumns } from '#engine/deposits/interest-table.ts';
import { type Exact, type NumberText, times, ZERO } from '#engine/exact.ts';
import type { InputRule, Row, Table } from '#engine/model.ts';
import { InputError } from '#engine/possible.ts';
import { table, yearOf } from '#engine/table.ts';

/** How a PPF or SSY account is paid into. The year runs from April, which is month 1. */
export interface PaidIn {
  readonly frequency?: 'yearly' | 'monthly';
  readonly byFifth?: 'true' | 'false' | boolean;
  readonly depositMonth?: NumberText;
}

const monthsOfYear = Array.from({ length: 12 }, (_, at) => String(at + 1));

export const paidInRules: { readonly [Name in keyof PaidIn]-?: InputRule } = {
  frequency: { unit: 'choice', choices: ['yearly', 'monthly'], ifLeftOut: 'yearly' },
  byFifth: { unit: 'choice', choices: ['true', 'false'], ifLeftOut: 'true' },
  depositMonth: { unit: 'choice', choices: monthsOfYear, ifLeftOut: 1 },
};

interface Account extends PaidIn {
  readonly deposit: Exact;
  readonly annualRate: Exact;
  /** Whole years. */
  readonly years: number;
  /** After this year nothing is paid in any more. */
  readonly paidYears: number;
  /** The first deposit, where it is not one like all others: its month of the first year, and whether it counts there. */
  readonly first?: { readonly month: number; readonly counts: boolean };
}

function depositMonthOf({ frequency, depositMonth = 1 }: PaidIn): number | null {
  if (frequency === 'monthly') return null;
  if (!monthsOfYear.includes(String(depositMonth))) throw new InputError('depositMonth', 'must be from 1 to 12');
  return Number(depositMonth);
}

/**
 * An account whose months each earn a twelfth of the yearly rate on the least balance from the 5th to the month's end:
 * a deposit counts in its own month only if it is there by the 5th. Interest is added after month 12, unrounded.
 * Before the first deposit the account is empty.
 * Example: 1,50,000 every April by the 5th at 7.1% → 1,60,650 after a year, 40,68,209.22 after 15.
 */
export function accountTable(account: Account): Table<InterestColumn> {
  const { deposit, annualRate, years, paidYears, first } = account;
  const onlyMonth = depositMonthOf(account);
  const counts = String(account.byFifth ?? true) === 'true';
  const months: Row<InterestColumn>[] = [];
  let value = ZERO;
  let totalInvested = ZERO;
  let balances = ZERO;
  for (let month = 1; month <= 12 * years; month += 1) {
    const ofYear = ((month - 1) % 12) + 1;
    const isFirst = month === first?.month;
    const isBefore = first !== undefined && month < first.month;
    // Once a year: in the first one on the day of the first deposit, whatever the month of all others is.
    const isMonth = onlyMonth === null || (first !== undefined && month <= 12 ? isFirst : onlyMonth === ofYear);
    const paid = !isBefore && isMonth && yearOf(month) <= paidYears ? deposit : ZERO;
    balances += (isFirst ? first.counts : counts) ? value + paid : value;
    value += paid;
    totalInvested += paid;
    if (ofYear === 12) {
      value += times(balances, annualRate) / 12n;
      balances = ZERO;
    }
    months.push({ month, year: yearOf(month), totalInvested, interest: value - totalInvested, value });
  }
  return table(interestColumns, months);
}
