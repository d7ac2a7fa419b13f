import { formatRupees } from 'shared/format/rupees';
import type { OwnWork } from '#ask/answer-question.ts';
import type { Filled } from '#ask/fill.ts';
import { NONE, statedAmount } from '#ask/telling.ts';
import { ageGroups, taxRegime } from '#calculators/tax-regime/model.ts';
import { figuresOf } from '#calculators/tax-regime/regime-words.ts';
import { view } from '#calculators/tax-regime/view.ts';
import { rupees } from '#engine/rounding.ts';
import { roughAmount } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';

/** The income tax under both regimes. */
export const regimeAnswer = {
  answers: ({ salary = 0, deduction80C = 0, ageGroup }: Filled) => {
    const group = ageGroups.find((known) => known === ageGroup) ?? 'below60';
    const { results } = taxRegime.run({ salary, deduction80C, ageGroup: group });
    const deducted = Number(deduction80C) > 0 ? statedAmount(Number(deduction80C)) : NONE;
    const age = ages[group];
    const sentence = messages.incomeTax({
      salary: statedAmount(Number(salary)),
      fresh: taxText(rupees(results.newTax)),
      old: taxText(rupees(results.oldTax)),
      deducted,
      age,
    });
    const figures = figuresOf(results).flatMap(({ label, amount }) =>
      amount === null ? [] : [{ label, text: formatRupees(amount) }],
    );
    return { sentence, figures, dependsOn: view.dependsOn };
  },
} satisfies OwnWork;

/** As the sentence names those who pay by slabs of their own. */
const ages = { below60: NONE, '60to79': 'senior', '80up': 'oldest' } as const;

/** Tax is due to the rupee; only that of a crore and more is said in short. */
const taxText = (amount: string) => (Number(amount) >= 1e7 ? roughAmount(amount) : formatRupees(amount, 0));
