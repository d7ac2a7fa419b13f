import { formatDate } from 'shared/format/date';
import { messages } from '#calculators/ppf/messages.en.ts';
import { maturityOf, OWN_YEARS, ppf } from '#calculators/ppf/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { dayNumber } from '#engine/flows-input.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { fieldText } from '#figures/amount-text.ts';
import {
  dateOfDeposits,
  dependsOnTheGovernment,
  depositField,
  governmentRate,
  interestColumnSpecs,
  interestFigures,
  paidInFields,
  withinTheYear,
  yesOrNo,
} from '#specs/deposit-specs.ts';
import { monthsNote } from '#specs/notes.ts';

const { least, most } = schemeLimits.ppf;
const limits = withinTheYear(schemeLimits.ppf);

export const view = defineCalculator({
  model: ppf,
  path: '/ppfcalculator',
  title: messages.title,
  lead: messages.lead,
  icon: 'shield',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    depositField(least, most),
    ...paidInFields,
    {
      name: 'firstDeposit',
      more: true,
      label: messages.firstDeposit,
      optional: true,
      note: (_, { text = '', values, texts }) => {
        if (dayNumber(text) === null) return messages.countsFromTheEnd;
        const years = Math.max(OWN_YEARS, values?.years ?? OWN_YEARS);
        const paid = texts?.extensionDeposits === 'false' ? OWN_YEARS : years;
        const until = paid < years ? 'term' : 'end';
        // The financial year of the first deposit comes before the years that are counted.
        return messages.maturityNote({ day: formatDate(maturityOf(text, years)), count: paid + 1, until });
      },
    },
    {
      name: 'years',
      label: messages.fieldYears,
      wholeOnly: true,
      slider: { step: 5 },
      note: (years, context) => {
        const blocks = (years - OWN_YEARS) / 5;
        if (blocks > 0) return messages.withBlocks({ blocks });
        return dayNumber(context.texts?.firstDeposit ?? '') === null
          ? monthsNote(years, context)
          : messages.countedFromItsEnd;
      },
    },
    {
      name: 'extensionDeposits',
      more: true,
      label: messages.fieldDepositsAfter,
      called: yesOrNo,
      note: () => messages.countsAfterYear15,
    },
    governmentRate(governmentRates.ppfPct),
  ],
  check: (values, inputs) =>
    values.years !== undefined && values.years % 5 !== 0
      ? { name: 'years', message: messages.enterBlocks }
      : limits(values, inputs),
  conventions: [],
  dependsOn: dependsOnTheGovernment,
  agreedRates: ['annualRatePct'],
  figures: interestFigures,
  unpriced: true,
  columns: interestColumnSpecs,
  stack: ['totalInvested', 'interest'],
  chartLabel: messages.chartLabel,
  whyText: messages.othersRound,
  convention: (_, { annualRatePct }) => {
    const rate = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    return messages.linkHow({ rate });
  },
  extras: { againstSip: { paidIn: 'totalInvested', timing: dateOfDeposits } },
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.seeWhatPpfPays,
  why: messages.why,
  takes: { yearly: 'deposit', monthly: 'deposit', term: 'years', rate: 'annualRatePct' },
  pick: {
    title: messages.cardName,
    intention: 'fixedRate',
    line: messages.whatDoesPpfPay,
    drawing: [
      'M28 7l18 8v11c0 11-8 17-18 22-10-5-18-11-18-22V15z',
      'M28 7v41c-10-5-18-11-18-22V15z',
      'M32 25a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
    ],
    asked: messages.depositsForYears,
    result: 'value',
  },
  example: { deposit: 12_500, frequency: 'monthly', years: 20, annualRatePct: 7.1, extensionDeposits: 'false' },
} satisfies Listing<typeof ppf>;
