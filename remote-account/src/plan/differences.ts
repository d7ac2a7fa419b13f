import type { PlanRow } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import type { Difference } from '#forms/conflict.tsx';
import { messages } from '#messages.en.ts';
import { titleOf } from '#plan/horizons.ts';

/** The rows of two plans that are not alike, each by its horizon and category. */
export function planDifferences(mine: readonly PlanRow[], theirs: readonly PlanRow[]): Difference[] {
  const here = byName(mine);
  const there = byName(theirs);
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const text = (rows: Map<string, string>, label: string) => rows.get(label) ?? messages.conflictNoRow;
  return names
    .map((label) => ({ label, here: text(here, label), there: text(there, label) }))
    .filter((one) => one.here !== one.there);
}

/** Rows of one category in one horizon stand together: nothing else tells them apart. */
function byName(rows: readonly PlanRow[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const { horizon, category, amount, weight } of rows) {
    const name = messages.categoryOf({ title: titleOf(horizon), category });
    const text = messages.amountAndWeight({ amount: formatRupees(amount), weight });
    named.set(name, named.has(name) ? `${named.get(name)} + ${text}` : text);
  }
  return named;
}
