import { describe, expect, test } from 'vitest';
import { view as lumpsum } from '#calculators/lumpsum/fields.ts';
import { view as sip } from '#calculators/sip/fields.ts';
import type { CalculatorView } from '#definition/definition.ts';
import { calculatorForm, workedOut } from '#form/calculator-form.ts';
import { beyondText, sliderAt } from '#form/slider-at.ts';
import { initialScenario } from '#scenario/scenario.ts';

const TODAY = '2026-11-22';

function typed(spec: CalculatorView, texts: Record<string, string>) {
  const scenario = initialScenario(spec, null);
  return workedOut(spec, { ...scenario, texts: { ...scenario.texts, ...texts } }, TODAY, null);
}

/** Where the slider of a field is, and whether there is a result. */
function fieldOf(spec: CalculatorView, name: string, text: string) {
  const slider = spec.fields.find((each) => each.name === name)?.slider;
  const unit = spec.rules[name]?.unit;
  if (slider === undefined) throw new Error(`There is no slider of ${name}.`);
  const place = sliderAt(text, slider, { unit });
  const said = beyondText(place.beyond, slider, unit === 'rupees' ? 'rupees' : 'years');
  return { ...place, said, hasResult: typed(spec, { [name]: text }).outcome !== null };
}

describe('a typed figure beyond the slider', () => {
  test.each([
    [sip, 'monthly', '100', 0, 'Below ₹1,000, still counted'],
    [sip, 'monthly', '10,00,000', 1, 'Above ₹1,00,000, still counted'],
    [sip, 'years', '50', 1, 'Above 30 years, still counted'],
    [lumpsum, 'principal', '10,00,00,000', 1, 'Above ₹10,00,000, still counted'],
    [lumpsum, 'years', '50', 1, 'Above 30 years, still counted'],
  ] as const)(
    '%# has a result, has the slider at its end, and says which end that is',
    (spec, name, text, share, said) => {
      expect(fieldOf(spec, name, text)).toMatchObject({ share, said, hasResult: true });
    },
  );

  test.each([
    [sip, 'monthly', '99.99'],
    [sip, 'monthly', '10,00,000.01'],
    [sip, 'years', '51'],
    [lumpsum, 'principal', '10,00,00,000.01'],
    [lumpsum, 'years', '51'],
  ] as const)('%# is refused beyond the field itself', (spec, name, text) => {
    const { reading, outcome } = typed(spec, { [name]: text });
    expect(outcome).toBeNull();
    expect(reading.problems[name]).toContain('Enter');
  });

  test('the ends of the slider belong to it', () => {
    for (const text of ['1,000', '1,00,000']) expect(fieldOf(sip, 'monthly', text).said).toBe('');
  });

  test('a link takes it', () => {
    const linked = calculatorForm(sip, TODAY).linked('?monthly=1000000&years=50&annualRatePct=12');
    expect(linked).toMatchObject({ texts: { monthly: '10,00,000', years: '50' } });
  });
});
