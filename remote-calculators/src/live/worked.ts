import type { CalculatorView } from '#definition/definition.ts';
import type { LiveView } from '#live/form.ts';
import { ratesAbove } from '#outcome/assumed-rates.ts';
import { type Conversion, outcomeOf } from '#outcome/outcome.ts';
import { conversionAt } from '#outcome/todays-rupees.ts';
import { todaysRupeesPct } from '#scenario/link.ts';
import { type Reading, readFields } from '#scenario/read-fields.ts';
import type { Scenario } from '#scenario/scenario.ts';

/** Everything that follows from a scenario: what form, result and all that stands below them are drawn from. */
export interface Worked extends LiveView {
  scenario: Scenario;
  reading: Reading;
  /** The inflation of today's rupees in per cent; null while amounts are as paid. */
  inflationPct: number | null;
  conversion: Conversion;
  /** What is said of assumed rates above AMFI's limits. */
  above: ReturnType<typeof ratesAbove>;
}

/**
 * Works a scenario out.
 *
 * @param day today in India as `YYYY-MM-DD`, null where it is not known
 * @param before what was worked out last: what follows from the same figures is not worked out again
 */
export function workedOut(look: CalculatorView, scenario: Scenario, day: string | null, before: Worked | null): Worked {
  const { texts, choices } = scenario;
  const today = scenario.countedFrom ?? day;
  const inflationPct = look.unpriced ? null : todaysRupeesPct(scenario);
  const conversion = before?.inflationPct === inflationPct ? before.conversion : conversionAt(inflationPct);
  const isSame =
    before?.scenario.texts === texts &&
    before.scenario.choices === choices &&
    before.conversion === conversion &&
    before.today === today;
  const reading = isSame ? before.reading : readFields(look, texts, today, choices);
  const outcome = isSame ? before.outcome : reading.inputs && outcomeOf(look, reading.inputs, choices, conversion);
  return {
    scenario,
    reading,
    outcome,
    inflationPct,
    conversion,
    above: ratesAbove(look, reading.values, scenario),
    today,
  };
}
