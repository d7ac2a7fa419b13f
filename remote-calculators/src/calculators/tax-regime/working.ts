import { messages } from '#calculators/tax-regime/messages.en.ts';
import { bothRegimes, type TaxRegimeInputs } from '#calculators/tax-regime/model.ts';
import { rupees } from '#engine/rounding.ts';
import type { RegimeTax } from '#engine/tax/regime-tax.ts';

const lines = [
  ['taxable', messages.taxableIncome],
  ['atSlabs', messages.atSlabs],
  ['rebate', messages.rebate],
  ['surcharge', messages.surcharge],
  ['cess', messages.cess],
  ['rounding', messages.rounding],
  ['tax', messages.tax],
] as const satisfies readonly [keyof RegimeTax, string][];

/** Each line of both regimes, as plain digits: what the table and the files show. */
export function workingOf(inputs: TaxRegimeInputs): { label: string; fresh: string; old: string }[] {
  const both = bothRegimes(inputs);
  return lines.map(([name, label]) => ({ label, fresh: rupees(both.new[name]), old: rupees(both.old[name]) }));
}
