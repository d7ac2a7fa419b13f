import { formatRupees } from '#format/rupees.ts';
import { FIGURES } from '#glossary/figures.ts';
import { messages } from '#glossary/messages.en.ts';
import type { Term } from '#glossary/term.ts';

/** Of how growth and prices are measured. */
export const returns: readonly Term[] = [
  {
    id: 'cagr',
    name: messages.cagrName,
    also: messages.cagrAlso,
    is: messages.cagrIs,
    more: messages.cagrMore({ value: formatRupees(FIGURES.cagr, 0) }),
    to: '/lumpsumcalculator',
  },
  {
    id: 'xirr',
    name: messages.xirrName,
    also: messages.xirrAlso,
    is: messages.xirrIs,
    more: messages.xirrMore,
    to: '/xirrcalculator',
  },
  {
    id: 'nominal-rate',
    name: messages.nominalName,
    also: messages.nominalAlso,
    is: messages.nominalIs,
    more: messages.nominalMore({ value: formatRupees(FIGURES.sip.value, 0) }),
    to: '/sipcalculator',
  },
  {
    id: 'effective-rate',
    name: messages.effectiveName,
    also: messages.effectiveAlso,
    is: messages.effectiveIs,
    more: messages.effectiveMore({
      value: formatRupees(FIGURES.sipEffective, 0),
      nominal: formatRupees(FIGURES.sip.value, 0),
    }),
    to: '/sipcalculator',
  },
  {
    id: 'compounding',
    name: messages.compoundingName,
    also: messages.compoundingAlso,
    is: messages.compoundingIs,
    more: messages.compoundingMore({ value: formatRupees(FIGURES.compounding, 0) }),
    to: '/lumpsumcalculator',
  },
  {
    id: 'inflation',
    name: messages.inflationName,
    also: messages.inflationAlso,
    is: messages.inflationIs,
    more: messages.inflationMore({ value: formatRupees(FIGURES.inflation, 0) }),
    to: '/inflationcalculator',
  },
  {
    id: 'real-return',
    name: messages.realName,
    also: messages.realAlso,
    is: messages.realIs,
    more: messages.realMore,
    to: '/inflationcalculator',
  },
  {
    id: 'todays-rupees',
    name: messages.todaysName,
    also: messages.todaysAlso,
    is: messages.todaysIs,
    more: messages.todaysMore({ value: formatRupees(FIGURES.sip.value, 0), today: formatRupees(FIGURES.sipToday, 0) }),
    to: '/inflationcalculator',
  },
];
