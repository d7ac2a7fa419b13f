import { columns, falling, rows, twoLines } from '#content/site-articles/charts.ts';
import { apart, compared, dearer, emptying, growing, rising } from '#content/site-articles/covers.ts';
import { answers as a, costAfter } from '#content/site-articles/worksheets.ts';

const monthly = (answer: typeof a.college) => answer.rupees('requiredSip');
const falls = (name: string, answer: typeof a.swp8, endsIn: number | null) => ({
  name,
  years: answer.yearly('remainingInvestment'),
  month: endsIn,
});
const emptyIn = (answer: typeof a.swp8) => answer.plain('depletionMonth');

/** Every picture of the sample site's articles by its file in `site/media`, drawn from what the calculators answer. */
export const pictures: Readonly<Record<string, string>> = {
  'sip.svg': growing(a.sip.yearly('value')),
  'sip-four-answers.svg': rows([
    { name: 'Nominal, start of month', value: a.sip.rupees('value') },
    { name: 'Nominal, end of month', value: a.sipEnd.rupees('value') },
    { name: 'Effective, start of month', value: a.sipEffective.rupees('value') },
    { name: 'Effective, end of month', value: a.sipLeast.rupees('value') },
  ]),
  'step-up.svg': rising(a.stepUp.yearly('instalment')),
  'step-up-value.svg': twoLines(
    { name: '10% more a year', value: a.stepUp.rupees('value'), years: a.stepUp.yearly('value') },
    { name: 'always the same', value: a.sip.rupees('value'), years: a.sip.yearly('value') },
  ),
  'swp.svg': emptying(1_000_000, a.swp8.yearly('remainingInvestment'), emptyIn(a.swp8)),
  'swp-four-rates.svg': falling(
    1_000_000,
    [
      falls('12%', a.swp12, null),
      falls('10%', a.swp10, emptyIn(a.swp10)),
      falls('8%', a.swp8, emptyIn(a.swp8)),
      falls('6%', a.swp6, emptyIn(a.swp6)),
    ],
    20,
  ),
  'goal.svg': dearer([1_000_000, ...a.collegeYears.yearly('futureCost')]),
  'goal-waiting.svg': columns([
    { name: 'age 5', value: monthly(a.college) },
    { name: 'age 8', value: monthly(a.from8) },
    { name: 'age 10', value: monthly(a.from10) },
    { name: 'age 13', value: monthly(a.from13) },
    { name: 'age 15', value: monthly(a.from15) },
  ]),
  'tax.svg': compared([a.equity.rupees('gains'), a.equity.rupees('gains') - 125_000, a.equity.rupees('tax')]),
  'tax-sip.svg': rows([
    { name: 'Free of tax', value: 125_000 },
    { name: 'Taxed at 12.5%', value: a.nikhil.rupees('taxLong') - 125_000 },
    { name: 'Taxed at 20%', value: a.nikhil.rupees('taxOther') },
  ]),
  'factsheet.svg': apart(a.cost12.yearly('value'), a.cost11.yearly('value'), costAfter(20)),
  'factsheet-cost.svg': columns([
    { name: '5 years', value: costAfter(5) },
    { name: '10 years', value: costAfter(10) },
    { name: '20 years', value: costAfter(20) },
  ]),
};
