import {
  annualFraction,
  isOnce,
  monthlyFractionOf,
  type PanelProps,
  plainTable,
} from '#calculator-page/extras/plan-of.ts';
import { amountOf } from '#engine/amount-of.ts';
import { type Exact, exact, whole } from '#engine/exact.ts';
import { growingOf } from '#engine/goals/growing.ts';
import { instalmentAfterTax, lumpsumAfterTax } from '#engine/tax/goal-tax.ts';
import type { NeedAfterTax } from '#engine/tax/need-after-tax.ts';
import { type PlanTax, planTax, type Selling } from '#engine/tax/plan-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';
import { otherIncomeOf, type TaxSetting } from '#scenario/tax-setting.ts';

/** What a goal asks for, before tax and so that tax can be paid from it. */
export interface GoalNeed {
  before: Exact;
  after: NeedAfterTax;
}

export interface TaxAnswer extends PlanTax {
  /** Of goals only. */
  need: GoalNeed | null;
}

function fundOf(setting: TaxSetting, otherIncome: number): TaxedFund {
  const { kind, slabPct, regime } = setting;
  return { kind, slab: exact(slabPct) / 100n, otherIncome: whole(otherIncome), regime, surcharge: 'on' };
}

function sellingOf(props: PanelProps): Selling {
  const { tax = 'savings' } = props.definition.extras;
  if (tax === 'withdrawal' || tax === 'transfer') return tax;
  return isOnce(props) ? 'once' : 'savings';
}

function needOf(props: PanelProps, fund: TaxedFund): GoalNeed {
  const { outcome } = props;
  const { results } = outcome.run;
  const goal = {
    ...growingOf(outcome.inputs),
    target: amountOf(results, 'target'),
    rate: monthlyFractionOf(outcome),
    annualRate: annualFraction(outcome),
    term: plainTable(props).months.length,
  };
  const { timing } = outcome.choices;
  if (isOnce(props)) return { before: amountOf(results, 'requiredLumpsum'), after: lumpsumAfterTax(goal, fund) };
  const before = amountOf(results, timing === 'start' ? 'requiredSipIfStartOfMonth' : 'requiredSip');
  return { before, after: instalmentAfterTax(goal, timing, fund) };
}

/** The tax on what the page shows; null while the other income is no figure. */
export function taxAnswer(props: PanelProps, setting: TaxSetting): TaxAnswer | null {
  const otherIncome = otherIncomeOf(setting);
  if (otherIncome === null) return null;
  const fund = fundOf(setting, otherIncome);
  const { outcome, definition } = props;
  const table = plainTable(props);
  const inputs = { ...outcome.inputs, ...outcome.choices };
  const plan = planTax(sellingOf(props), table, inputs, fund, setting.sourceKind);
  return { ...plan, need: definition.extras.tax === 'goal' ? needOf(props, fund) : null };
}
