import type { CalculatorView, Choices } from '#definition/definition.ts';
import { todaysRupeesInput } from '#engine/real-figures.ts';
import { USUAL_SEED } from '#engine/simulation/chance-inputs.ts';
import { volatilityPct } from '#engine/simulation/volatility.ts';
import { fieldText } from '#figures/amount-text.ts';
import type { Texts } from '#scenario/read-fields.ts';
import {
  type ChanceSetting,
  defaultChance,
  defaultSip,
  defaultTax,
  type SipSetting,
  type TaxSetting,
} from '#scenario/settings.ts';

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

export const defaultRange: RangeSetting = { on: false, text: fieldText(volatilityPct.equity), seed: USUAL_SEED };

type Opening = Pick<CalculatorView, 'fields' | 'rules' | 'opensOn'>;

/** @param today what a date is counted from, `YYYY-MM-DD`; null or '' leaves it empty */
function initialTexts({ fields, rules, opensOn = {} }: Opening, today: string | null): Texts {
  const texts: Record<string, string> = {};
  for (const { name, initial = opensOn[name] ?? rules[name]?.initial ?? rules[name]?.ifLeftOut } of fields) {
    texts[name] = typeof initial === 'number' ? fieldText(initial) : (initial ?? '');
  }
  if (opensOn.months !== undefined && today) texts.targetDate = dayAfter(today, opensOn.months);
  return texts;
}

/** So many whole months later; the first of the next month where that month has no such day, which would be one less. */
function dayAfter(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== Number(day.slice(8))) date.setUTCDate(1);
  return date.toISOString().slice(0, 10);
}

/** Whether a page that opens on an example shows it still. @param today as for `initialScenario` */
export function showsExample(definition: Opening, { texts }: Pick<Scenario, 'texts'>, today: string | null): boolean {
  const example = initialTexts(definition, today);
  return Object.entries(example).every(([name, text]) => text === texts[name]);
}

/**
 * What a page shows before anything is typed.
 *
 * @param today `YYYY-MM-DD` in India, which the date of an example is counted from; null where no day is known
 */
export function initialScenario(definition: Opening, today: string | null): Scenario {
  const { rules } = definition;
  const texts = initialTexts(definition, today);
  const timing = rules.timing?.ifLeftOut === 'end' ? 'end' : 'start';
  return {
    texts,
    choices: { rateConvention: 'nominal', timing, mode: 'monthly' },
    todaysRupees: { on: false, text: '6' },
    countedFrom: null,
    range: defaultRange,
    chance: defaultChance,
    tax: defaultTax,
    sip: defaultSip,
  };
}

/** A page without any figure: what stands there until a link has been worked out. */
export function blankScenario(definition: Pick<CalculatorView, 'fields' | 'rules'>): Scenario {
  const usual = initialScenario(definition, null);
  return { ...usual, texts: Object.fromEntries(definition.fields.map(({ name }) => [name, ''])) };
}
