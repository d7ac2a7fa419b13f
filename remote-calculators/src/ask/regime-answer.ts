import { formatRupees } from 'shared/format/rupees';
import type { OwnWork } from '#ask/answer-question.ts';
import type { Filled } from '#ask/fill.ts';
import { NONE, statedAmount } from '#ask/telling.ts';
import { view } from '#calculators/tax-regime/fields.ts';
import { ageGroups, taxRegime } from '#calculators/tax-regime/model.ts';
import { figuresOf } from '#calculators/tax-regime/regime-words.ts';
import { rupees } from '#engine/rounding.ts';
import { roughAmount } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';

/** The income tax under both regimes. */
export const regimeAnswer = {
  answers: ({ ageGroup, ...told }: Filled) => {
    const group = ageGroups.find((known) => known === ageGroup) ?? 'below60';
    const given = view.fields
      .map(({ name, label }) => ({ name, label, amount: Number(told[name] ?? 0) }))
      .filter(({ amount }) => amount > 0);
    const inputs = Object.fromEntries(given.map(({ name, amount }) => [name, amount]));
    const { results } = taxRegime.run({ ...inputs, ageGroup: group });
    const others = listed(given.filter(({ name }) => name !== 'salary'));
    const age = ages[group];
    const sentence = messages.incomeTax({
      salary: statedAmount(inputs.salary ?? 0),
      fresh: taxText(rupees(results.newTax)),
      old: taxText(rupees(results.oldTax)),
      others,
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

/** What counts beside the salary, amid a sentence: the name of a section keeps its capitals. */
function listed(lines: readonly { label: string; amount: number }[]): string {
  const texts = lines.map(({ label, amount }) => {
    const name = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    return `${name} ${statedAmount(amount)}`;
  });
  return texts.length === 0 ? NONE : texts.join(', ');
}

/** Tax is due to the rupee; only that of a crore and more is said in short. */
const taxText = (amount: string) => (Number(amount) >= 1e7 ? roughAmount(amount) : formatRupees(amount, 0));
