import { describe, expect, it } from 'vitest';
import type { PanelProps } from '#calculator-page/extras/plan-of.ts';
import { asPaid, conclusion, taxAnswer, taxLines, taxPrices, warning } from '#calculator-page/extras/tax-lines.ts';
import childEducationDefinition from '#calculators/child-education/texts.tsx';
import corpusDefinition from '#calculators/corpus/texts.tsx';
import stpDefinition from '#calculators/stp/texts.tsx';
import type { Choices } from '#definition/definition.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';
import { todaysRupees } from '#outcome/price-basis.ts';
import { initialScenario } from '#scenario/scenario.ts';
import { defaultTax, type TaxSetting } from '#scenario/settings.ts';

const education = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 };
const transfer = { investment: 100_000, monthlyTransfer: 5000, months: 12, sourceRatePct: 8, targetRatePct: 12 };

function answered(
  definition: PanelProps['definition'],
  inputs: Record<string, number>,
  setting: Partial<TaxSetting> = {},
  changed: Partial<Choices> = {},
) {
  const tax = { ...defaultTax, ...setting };
  const choices = { ...initialScenario(definition, null).choices, ...changed };
  const outcome = outcomeOf(definition, inputs, choices) as Outcome;
  const answer = taxAnswer({ definition, outcome }, tax);
  if (answer === null) throw new Error('no answer');
  const lines = taxLines(answer, tax, { transfer: definition === stpDefinition, once: false }, asPaid);
  return { answer, lines: Object.fromEntries(lines.map(({ label, text }) => [label, text])) };
}

describe('what the tax panel says', () => {
  it('of a goal: both needs, and how they lie to the target', () => {
    const { answer, lines } = answered(childEducationDefinition, education);
    expect(lines).toMatchObject({
      'Monthly investment needed': '₹6,708.37',
      'Needed if tax is paid from it': '₹7,130.60',
      'Short-term gains': '₹4,496.50',
      'Left after tax': '₹20,07,592.69',
    });
    expect(conclusion(answer, asPaid)).toBe(
      '₹6,708.37 leaves ₹20,07,592.69 after tax, ₹1,25,335.57 short; ₹7,130.60 reaches it.',
    );
    expect(warning(answer)).toBeNull();
  });

  it('of a goal that owes nothing', () => {
    const { answer } = answered(childEducationDefinition, education, { kind: 'debt', slabPct: '0' });
    expect(conclusion(answer, asPaid)).toBe('₹6,708.37 reaches the target: no tax falls due.');
  });

  it('of a goal whose savings become more than it costs, and pay the tax or a part of it', () => {
    const goal = { target: 1_000_000, years: 10, annualRatePct: 10 };
    const enough = answered(corpusDefinition, { ...goal, savings: 1_000_000 }).answer;
    expect(conclusion(enough, asPaid)).toBe('₹0.00 leaves ₹25,01,376.10 after tax, which reaches the target.');
    const part = answered(corpusDefinition, { ...goal, savings: 380_000 }).answer;
    expect(conclusion(part, asPaid)).toMatch(/^₹0\.00 leaves ₹9,60,597\.92 after tax, ₹39,402\.08 short; /);
  });

  it('of a goal reached at once: savings are sold with the one investment', () => {
    const goal = { years: 10, annualRatePct: 10, savings: 300_000 };
    const larger = answered(corpusDefinition, { ...goal, target: 5_000_000 }, {}, { mode: 'oneTime' });
    expect(larger.lines).toMatchObject({
      'Long-term gains': '₹30,85,388.06',
      'Left after tax': '₹46,15,149.55',
    });
    expect(conclusion(larger.answer, asPaid)).toMatch(/ leaves ₹46,15,149\.55 after tax, ₹3,84,850\.45 short; /);
    const { answer } = answered(corpusDefinition, { ...goal, target: 1_000_000 }, {}, { mode: 'oneTime' });
    expect(conclusion(answer, asPaid)).toMatch(/^₹72,438\.79 leaves .* short; ₹99,814\.20 reaches it\.$/);
  });

  it('where a little more reaches less', () => {
    const { answer } = answered(corpusDefinition, { target: 5_940_000, years: 20, annualRatePct: 12 });
    expect(warning(answer)).toMatch(/^Above ₹6,[\d,.]+ a higher surcharge begins, and a little more leaves less/);
  });

  it('of an STP: gains of two kinds, and what is paid on the way', () => {
    const { lines } = answered(stpDefinition, transfer);
    expect(lines).toEqual({
      'Long-term gains': '₹0.00',
      'Short-term gains and gains at your slab': '₹9,462.84',
      'Tax on what is sold on the way': '₹786.58',
      'Tax in all, with surcharge and cess': '₹2,597.50',
      'Left after tax': '₹1,07,651.91',
    });
  });

  it('nothing while the other income is no figure', () => {
    const outcome = outcomeOf(stpDefinition, transfer, initialScenario(stpDefinition, null).choices) as Outcome;
    expect(taxAnswer({ definition: stpDefinition, outcome }, { ...defaultTax, otherIncome: 'abc' })).toBeNull();
  });

  it('in today’s rupees: the law’s tax, each year’s at its own end, and needs as they are paid', () => {
    const { choices } = initialScenario(childEducationDefinition, null);
    const outcome = outcomeOf(childEducationDefinition, education, choices, todaysRupees(6)) as Outcome;
    const props = { definition: childEducationDefinition, outcome };
    const answer = taxAnswer(props, defaultTax);
    if (answer === null) throw new Error('no answer');
    const lines = taxLines(answer, defaultTax, { transfer: false, once: false }, taxPrices(props));
    expect(Object.fromEntries(lines.map(({ label, text }) => [label, text]))).toMatchObject({
      'Monthly investment needed as you pay it': '₹6,708.37',
      'Needed if tax is paid from it as you pay it': '₹7,130.60',
      // 20,07,592.69 and 1,25,335.57 at the prices of thirteen years earlier.
      'Left after tax': '₹9,41,237.79',
      'Tax in all, with surcharge and cess': '₹58,762.21',
    });
  });
});
