import { formatRupees } from '#format/rupees.ts';
import { FIGURES } from '#glossary/figures.ts';
import { messages } from '#glossary/messages.en.ts';
import type { Term } from '#glossary/term.ts';

/** Of funds, and what stands in their papers. */
export const funds: readonly Term[] = [
  { id: 'nav', name: messages.navName, also: messages.navAlso, is: messages.navIs, more: messages.navMore },
  {
    id: 'exit-load',
    name: messages.exitLoadName,
    also: messages.exitLoadAlso,
    is: messages.exitLoadIs,
    more: messages.exitLoadMore,
    to: '/blogs?search=exit%20load',
  },
  {
    id: 'expense-ratio',
    name: messages.expenseRatioName,
    also: messages.expenseRatioAlso,
    is: messages.expenseRatioIs,
    more: messages.expenseRatioMore({
      cheap: formatRupees(FIGURES.cost.cheap, 0),
      dear: formatRupees(FIGURES.cost.dear, 0),
    }),
    to: '/blogs?search=expense%20ratio',
  },
  {
    id: 'direct-and-regular-plan',
    name: messages.directRegular,
    also: messages.directRegularAlso,
    is: messages.directRegularIs,
    more: messages.directRegularMore,
    to: '/disclosures#commission',
  },
  {
    id: 'equity-fund',
    name: messages.equityFundName,
    also: messages.equityFundAlso,
    is: messages.equityFundIs,
    more: messages.equityFundMore,
  },
  {
    id: 'debt-fund',
    name: messages.debtFundName,
    also: messages.debtFundAlso,
    is: messages.debtFundIs,
    more: messages.debtFundMore,
  },
  {
    id: 'hybrid-fund',
    name: messages.hybridFundName,
    also: messages.hybridFundAlso,
    is: messages.hybridFundIs,
    more: messages.hybridFundMore,
  },
  {
    id: 'index-fund',
    name: messages.indexFundName,
    also: messages.indexFundAlso,
    is: messages.indexFundIs,
    more: messages.indexFundMore,
  },
  {
    id: 'liquid-fund',
    name: messages.liquidFundName,
    also: messages.liquidFundAlso,
    is: messages.liquidFundIs,
    more: messages.liquidFundMore,
    to: '/stpcalculator',
  },
  {
    id: 'elss',
    name: messages.elssName,
    also: messages.elssAlso,
    is: messages.elssIs,
    more: messages.elssMore,
    to: '/taxregimecalculator',
  },
  {
    id: 'lock-in',
    name: messages.lockInName,
    also: messages.lockInAlso,
    is: messages.lockInIs,
    more: messages.lockInMore,
  },
  {
    id: 'riskometer',
    name: messages.riskometerName,
    also: messages.riskometerAlso,
    is: messages.riskometerIs,
    more: messages.riskometerMore,
    to: '/blogs?search=riskometer',
  },
  {
    id: 'benchmark',
    name: messages.benchmarkName,
    also: messages.benchmarkAlso,
    is: messages.benchmarkIs,
    more: messages.benchmarkMore,
  },
  { id: 'nfo', name: messages.nfoName, also: messages.nfoAlso, is: messages.nfoIs, more: messages.nfoMore },
  {
    id: 'cut-off-time',
    name: messages.cutOffName,
    also: messages.cutOffAlso,
    is: messages.cutOffIs,
    more: messages.cutOffMore,
  },
];
