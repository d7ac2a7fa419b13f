import { view } from '#calculators/tax-regime/fields.ts';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import {
  ageGroups,
  bothRegimes,
  type TaxRegimeInputs,
  type TaxRegimeResults,
  taxRegime,
} from '#calculators/tax-regime/model.ts';
import { rupees } from '#engine/rounding.ts';
import type { AgeGroup } from '#engine/tax/income-tax.ts';
import type { RegimeTax } from '#engine/tax/regime-tax.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';
import { type Reading, readFields } from '#scenario/read-fields.ts';

const lines = [
  ['taxable', messages.lineTaxable],
  ['atSlabs', messages.atSlabs],
  ['rebate', messages.lineRebate],
  ['surcharge', messages.lineSurcharge],
  ['cess', messages.cess],
  ['rounding', messages.rounding],
  ['tax', messages.lineTax],
] as const satisfies readonly [keyof RegimeTax, string][];

/** Each line of both regimes, as plain digits: what the table and the files show. */
export function workingOf(inputs: TaxRegimeInputs): { label: string; fresh: string; old: string }[] {
  const both = bothRegimes(inputs);
  return lines.map(([name, label]) => ({ label, fresh: rupees(both.new[name]), old: rupees(both.old[name]) }));
}

/** What stands in the form: texts by field, and the age. */
export interface RegimeForm {
  texts: Readonly<Record<string, string>>;
  ageGroup: AgeGroup;
}

const isAgeGroup = (text: string | null): text is AgeGroup => ageGroups.some((known) => known === text);

const textsOf = (text: (name: string) => string) =>
  Object.fromEntries(view.fields.map(({ name }) => [name, text(name)]));

export const initialForm: RegimeForm = {
  texts: textsOf((name) => fieldText(view.rules[name]?.initial ?? 0)),
  ageGroup: 'below60',
};
export const blankForm: RegimeForm = { texts: textsOf(() => ''), ageGroup: 'below60' };

/** What follows from the form: readings of its fields, and the figures while nothing is wrong. */
export interface RegimeOutcome {
  reading: Reading;
  inputs: TaxRegimeInputs | null;
  results: TaxRegimeResults | null;
}

export function regimeOutcome({ texts, ageGroup }: RegimeForm): RegimeOutcome {
  const reading = readFields(view, texts, null);
  const isWrong = Object.keys(reading.problems).length > 0;
  const isEmpty = Object.keys(reading.values).length === 0;
  if (isWrong || isEmpty) return { reading, inputs: null, results: null };
  const inputs: TaxRegimeInputs = { ...reading.values, ageGroup };
  return { reading, inputs, results: taxRegime.run(inputs).results };
}

/** The form as a query, with the names that `calc` takes; '' while there are no figures. What is 0 is left out. */
export function regimeQuery({ ageGroup }: RegimeForm, { reading, inputs }: RegimeOutcome): string {
  if (inputs === null) return '';
  const query = new URLSearchParams();
  for (const { name } of view.fields) {
    const value = reading.values[name] ?? 0;
    if (value !== 0 || name === 'salary') query.set(name, plainFigure(value));
  }
  if (ageGroup !== 'below60') query.set('ageGroup', ageGroup);
  return query.toString();
}

/** A link's form: null when it says nothing of this page, 'bad' when it says what cannot be used. */
export function formFromQuery(search: string): RegimeForm | 'bad' | null {
  const query = new URLSearchParams(search);
  const names = [...view.fields.map(({ name }) => name), 'ageGroup'];
  if (!names.some((name) => query.has(name))) return null;
  const typed = query.has('typed');
  const texts = textsOf((name) => {
    const given = query.get(name) ?? '0';
    const read = readTyped(given);
    return read.state === 'figure' ? fieldText(read.value) || given : given;
  });
  const age = query.get('ageGroup') ?? 'below60';
  if (!isAgeGroup(age)) return 'bad';
  const form = { texts, ageGroup: age };
  return typed || regimeOutcome(form).results !== null ? form : 'bad';
}
