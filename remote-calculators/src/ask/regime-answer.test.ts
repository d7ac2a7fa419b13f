import { formatRupees } from 'shared/format/rupees';
import { expect, it } from 'vitest';
import { answerQuestion } from '#ask/answer-question.ts';
import { regimeAnswer } from '#ask/regime-answer.ts';
import { taxRegime } from '#calculators/tax-regime/model.ts';
import { shownResults } from '#engine/present.ts';

it('counts every figure that it says it has understood', async () => {
  const inputs = { salary: 1_800_000, otherIncome: 100_000, hraExempt: 150_000, homeLoanInterest: 200_000 };
  const chosen = { calculator: 'regime', inputs };
  const question = 'tax: salary 18 lakh, other income 1 lakh, hra 1.5 lakh, interest 2 lakh';
  const found = await answerQuestion(question, '2026-11-23', async () => regimeAnswer, chosen);
  const { oldTax } = shownResults(taxRegime.run(inputs));
  expect(found).toMatchObject({ kind: 'figures', figures: [{}, { text: formatRupees(String(oldTax)) }] });
});
