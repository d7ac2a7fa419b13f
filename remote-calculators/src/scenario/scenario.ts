import type { CalculatorView, Choices } from '#definition/definition.ts';
import { USUAL_SEED } from '#engine/chance/chance-inputs.ts';
import { volatilityPct } from '#engine/chance/volatility.ts';
import { todaysRupeesInput } from '#engine/real/real-figures.ts';
import { fieldText } from '#figures/amount-text.ts';
import { type ChanceSetting, usualChance } from '#scenario/chance-setting.ts';
import type { Texts } from '#scenario/read-fields.ts';
import { type SipSetting, usualSip } from '#scenario/sip-setting.ts';
import { type TaxSetting, usualTax } from '#scenario/tax-setting.ts';

/** Yearly deviation in per cent as typed, and which draw, for range and chance; whether the range is shown. */
export interface RangeSetting {
  on: boolean;
  text: string;
  seed: number;
}

/** Everything a visitor can set on a page; a link holds exactly this. */
export interface Scenario {
  texts: Texts;
  choices: Choices;
  /** Whether amounts are shown in today's rupees, and at which yearly inflation. */
  todaysRupees: { on: boolean; text: string };
  /** The day that a link counted from, `YYYY-MM-DD`; null counts from the visitor's own today. */
  countedFrom: string | null;
  range: RangeSetting;
  chance: ChanceSetting;
  tax: TaxSetting;
  sip: SipSetting;
}

/** Bounds of the inflation that the today's-rupees switch takes. */
export const inflationRule = todaysRupeesInput.todaysRupeesPct;

export const usualRange: RangeSetting = { on: false, text: fieldText(volatilityPct.equity), seed: USUAL_SEED };

/** What a page shows before anything is typed. */
export function initialScenario({ fields, rules }: Pick<CalculatorView, 'fields' | 'rules'>): Scenario {
  const texts: Record<string, string> = {};
  for (const { name, initial = rules[name]?.initial ?? rules[name]?.ifLeftOut } of fields) {
    texts[name] = typeof initial === 'number' ? fieldText(initial) : (initial ?? '');
  }
  const timing = rules.timing?.ifLeftOut === 'end' ? 'end' : 'start';
  return {
    texts,
    choices: { rateConvention: 'nominal', timing, mode: 'monthly' },
    todaysRupees: { on: false, text: '6' },
    countedFrom: null,
    range: usualRange,
    chance: usualChance,
    tax: usualTax,
    sip: usualSip,
  };
}

/** A page without any figure: what stands there until a link has been worked out. */
export function blankScenario(definition: Pick<CalculatorView, 'fields' | 'rules'>): Scenario {
  const usual = initialScenario(definition);
  return { ...usual, texts: Object.fromEntries(definition.fields.map(({ name }) => [name, ''])) };
}
