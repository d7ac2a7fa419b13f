import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculator-page/extras/messages.en.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { otherIncomeOf, type TaxSetting } from '#scenario/tax-setting.ts';

/** How the law sorts funds, in a visitor's words. */
export const fundKinds: Readonly<Record<FundKind, string>> = {
  equity: messages.equity,
  debt: messages.debtOrSpecifiedFundBought,
  hybrid: messages.hybridOrOther,
};

/** What tax was asked with, as paper says it: a label and what stands there. */
export const taxNotes = (setting: TaxSetting, transfer: boolean): readonly (readonly [string, string])[] => [
  ...(transfer ? ([[messages.kindOfSourceFund, fundKinds[setting.sourceKind]]] as const) : []),
  [messages.kindOfFund, fundKinds[setting.kind]],
  [messages.incomeTaxSlab, `${setting.slabPct}%`],
  [messages.otherTaxableIncomeAYear, formatRupees(otherIncomeOf(setting) ?? 0, 0)],
  [messages.taxRegime, messages.taxRegimeNow({ regime: setting.regime })],
];
