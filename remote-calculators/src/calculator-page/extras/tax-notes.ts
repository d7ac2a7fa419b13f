import { formatRupees } from 'shared/format/rupees';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { otherIncomeOf, type TaxSetting } from '#scenario/tax-setting.ts';

/** How the law sorts funds, in a visitor's words. */
export const fundKinds: Readonly<Record<FundKind, string>> = {
  equity: 'Equity',
  debt: 'Debt or specified fund bought since 1 April 2023',
  hybrid: 'Hybrid or other',
};

/** What tax was asked with, as paper says it: a label and what stands there. */
export const taxNotes = (setting: TaxSetting, transfer: boolean): readonly (readonly [string, string])[] => [
  ...(transfer ? ([['Kind of source fund', fundKinds[setting.sourceKind]]] as const) : []),
  ['Kind of fund', fundKinds[setting.kind]],
  ['Income-tax slab', `${setting.slabPct}%`],
  ['Other taxable income a year', formatRupees(otherIncomeOf(setting) ?? 0, 0)],
  ['Tax regime', setting.regime],
];
