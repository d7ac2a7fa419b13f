import { describe, expect, it } from 'vitest';
import { fromQuery, LONGEST_QUERY, toQuery } from '#calculator-page/scenario/link.ts';
import { readFields } from '#calculator-page/scenario/read-fields.ts';
import { initialScenario, type Scenario } from '#calculator-page/scenario/scenario.ts';
import { dreamCarDefinition } from '#calculators/dream-car/definition.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-definition.tsx';
import { sipDefinition } from '#calculators/sip/definition.tsx';
import { stpDefinition } from '#calculators/stp/definition.tsx';

const today = '2026-11-20';
const query = (scenario: Scenario, definition = sipDefinition) =>
  toQuery(definition, scenario, readFields(definition, scenario.texts, scenario.countedFrom ?? today));

describe('a link', () => {
  it('holds every input and convention and opens as the same scenario', () => {
    const scenario: Scenario = {
      ...initialScenario(sipDefinition),
      texts: { monthly: '12,345', years: '17', annualRatePct: '12.75' },
      choices: { rateConvention: 'effective', timing: 'end', mode: 'monthly' },
      todaysRupees: { on: true, text: '5.5' },
      range: { on: true, text: '18', seed: 7 },
    };
    const text = query(scenario);
    expect(text).toBe(
      'monthly=12345&years=17&annualRatePct=12.75&rateConvention=effective&timing=end&todaysRupeesPct=5.5&volatilityPct=18&seed=7',
    );
    expect(fromQuery(sipDefinition, `?${text}`, today)).toEqual(scenario);
  });

  it('takes months for years, and passes over names of others', () => {
    const opened = fromQuery(sipDefinition, '?monthly=5000&months=120&annualRatePct=12&utm_source=mail', today);
    expect(opened).toMatchObject({ texts: { monthly: '5,000', years: '10' } });
    expect(fromQuery(sipDefinition, '?utm_source=mail', today)).toBeNull();
  });

  it.each([
    '?monthly=7&years=10&annualRatePct=12',
    '?monthly=abc',
    '?monthly=1e4',
    '?monthly=-5000',
    '?monthly=5000&timing=noon',
    '?monthly=5000&todaysRupeesPct=900',
    '?monthly=5000&seed=0.5',
    '?monthly=5000&months=7',
    `?monthly=5000&x=${'9'.repeat(1000)}`,
  ])('that says %s is bad', (search) => {
    expect(fromQuery(sipDefinition, search, today)).toBe('bad');
  });

  it('counts from its own day for ever', () => {
    const search = '?amountToday=1000000&targetDate=2031-11-20&annualRatePct=12&today=2026-11-20';
    const opened = fromQuery(dreamCarDefinition, search, '2030-01-01');
    expect(opened).toMatchObject({ countedFrom: '2026-11-20' });
    expect(query(opened as Scenario, dreamCarDefinition)).toContain('targetDate=2031-11-20');
    expect(query(opened as Scenario, dreamCarDefinition)).toContain('today=2026-11-20');
  });

  it('says by its names which of two calculators at one address it means', () => {
    expect(fromQuery(byExpenseDefinition, '?age=30&retirementAge=60&amountToday=100', today)).toBeNull();
  });

  it('stays short at the largest figures', () => {
    const texts = {
      investment: '1000000000000',
      monthlyTransfer: '1000000000000',
      months: '1200',
      sourceRatePct: '29.999999',
      targetRatePct: '29.999999',
    };
    const text = query({ ...initialScenario(stpDefinition), texts }, stpDefinition);
    expect(text).not.toBe('');
    expect(text.length).toBeLessThanOrEqual(LONGEST_QUERY);
  });
});
