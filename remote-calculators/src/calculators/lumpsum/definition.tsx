import { defineCalculator } from '#calculator-page/definition.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { endsIn } from '#calculator-page/fields/notes.ts';
import { inr } from '#calculator-page/help/inr.ts';
import { growthColumns, growthFigures } from '#calculator-page/results/growth-looks.ts';
import { lumpsumHelp } from '#calculators/lumpsum/help.tsx';
import { lumpsum } from '#calculators/lumpsum/model.ts';

export const lumpsumDefinition = defineCalculator({
  model: lumpsum,
  path: '/lumpsumcalculator',
  title: 'Lumpsum calculator',
  lead: 'What one investment may become when it is left to grow.',
  icon: 'rupee',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    {
      name: 'principal',
      label: 'Total investment',
      wholeOnly: true,
      slider: { min: 10_000, max: 1_000_000, step: 5000 },
    },
    {
      name: 'years',
      label: 'Time period (years)',
      wholeOnly: true,
      slider: { min: 1, max: 30, step: 1 },
      note: (years, { today }) => `${fieldText(years * 12)} months${endsIn(years * 12, today)}`,
    },
    {
      name: 'annualRatePct',
      label: 'Expected annual return (%)',
      slider: { min: 1, max: 30, step: 0.1 },
      note: (rate) => `Each year multiplies it by ${fieldText(Number((1 + rate / 100).toFixed(8)))}`,
    },
  ],
  conventions: ['rateConvention'],
  figures: growthFigures,
  compared: 'value',
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: 'Invested amount and estimated returns at the end of each year',
  whyText:
    'Here the investment grows once a year, so a nominal and an effective rate are the same thing. A site that lets it grow every month by a twelfth of the rate shows more: ask which one you are reading.',
  convention: (_, { annualRatePct }) =>
    `${annualRatePct === undefined ? 'A yearly rate' : `${fieldText(annualRatePct)} % a year`}, compounded once a year: nominal and effective are the same here.`,
  formula: (inputs, _, { results }) => {
    const factor = fieldText(Number((1 + Number(inputs.annualRatePct) / 100).toFixed(8)));
    return {
      line: (
        <>
          {fieldText(Number(inputs.principal))} × {factor}
          <sup>{inputs.years}</sup> = <b className="nowrap">{inr(results.value as bigint)}</b>
        </>
      ),
      legend: `${factor} is what one year makes of one rupee at ${inputs.annualRatePct} %; it does so ${inputs.years} times.`,
    };
  },
  extras: {
    solve: 'once',
    whatIf: { result: 'value', delay: 'term', rates: ['annualRatePct'] },
    tax: 'once',
    range: 'once',
  },
  help: lumpsumHelp,
  emptyText: 'Enter an amount, a period and a rate to see the years.',
});
