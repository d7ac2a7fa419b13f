import { describe, expect, it } from 'vitest';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import retirementDefinition from '#calculators/retirement/texts.tsx';
import sipDefinition from '#calculators/sip/texts.tsx';
import { fromQuery } from '#scenario/link.ts';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

const today = '2026-11-20';

describe('a form that was sent without a script', () => {
  it('is read as its fields are: figures in many hands, and the habit that is checked', () => {
    const sent = '?monthly=5L&years=12&annualRatePct=11%25&convention=effective+end&todaysRupees=on&typed=yes';
    expect(fromQuery(sipDefinition, sent, today)).toMatchObject({
      texts: { monthly: '5,00,000', years: '12', annualRatePct: '11' },
      choices: { rateConvention: 'effective', timing: 'end' },
      todaysRupees: { on: true, text: '6' },
    });
  });

  it('keeps what cannot be used, and takes an empty field for an empty field', () => {
    const sent = '?monthly=seven&years=&annualRatePct=120&convention=odd&mode=x&seed=-1&typed=yes';
    const scenario = fromQuery(sipDefinition, sent, today) as Scenario;
    expect(scenario.texts).toEqual({ monthly: 'seven', years: '', annualRatePct: '120' });
    expect(scenario.choices).toEqual(initialScenario(sipDefinition, null).choices);
    const { inputs, problems } = readFields(sipDefinition, scenario.texts, today);
    expect(inputs).toBeNull();
    expect(Object.keys(problems)).toEqual(['monthly', 'annualRatePct']);
  });

  it('says by the button which of two calculators at one address it means', () => {
    const sent = '?age=35&retirementAge=60&amountToday=100&way=monthlyExpense&typed=yes';
    expect(fromQuery(retirementDefinition, sent, today)).toBeNull();
    expect(fromQuery(byExpenseDefinition, sent, today)).toMatchObject({ texts: { age: '35' } });
  });
});
