import { useMemo } from 'react';
import type { Choices } from '#calculator-page/definition.ts';
import type { RangeSetting } from '#calculator-page/scenario/scenario.ts';
import type { TaxSetting } from '#calculator-page/scenario/tax-setting.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';

type Change = (edit: (before: Plan) => Plan) => void;

/** What the parts below the goals may change: the goal that is shown, and what holds for all of them. */
export function useGoalActions(change: Change, id: number | undefined) {
  return useMemo(
    () => ({
      setText: (name: string, text: string) =>
        change((before) => ({
          ...before,
          goals: before.goals.map((goal) =>
            goal.id === id ? { ...goal, texts: { ...goal.texts, [name]: text } } : goal,
          ),
        })),
      setRange: (range: RangeSetting) => change((before) => ({ ...before, range })),
      setTax: (tax: TaxSetting) => change((before) => ({ ...before, tax })),
      choose: (choices: Partial<Choices>) =>
        change((before) => ({ ...before, choices: { ...before.choices, ...choices } })),
    }),
    [change, id],
  );
}
