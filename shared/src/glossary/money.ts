import { formatRupees } from '#format/rupees.ts';
import { FIGURES } from '#glossary/figures.ts';
import { messages } from '#glossary/messages.en.ts';
import type { Term } from '#glossary/term.ts';

/** Of tax, deposits, schemes of the government and loans. */
export const money: readonly Term[] = [
  {
    id: 'ltcg-and-stcg',
    name: messages.ltcgName,
    also: messages.ltcgAlso,
    is: messages.ltcgIs,
    more: messages.ltcgMore,
    to: '/blogs?search=capital%20gains',
  },
  { id: 'tds', name: messages.tdsName, also: messages.tdsAlso, is: messages.tdsIs, more: messages.tdsMore },
  {
    id: 'indexation',
    name: messages.indexationName,
    also: messages.indexationAlso,
    is: messages.indexationIs,
    more: messages.indexationMore,
  },
  {
    id: 'ppf',
    name: messages.ppfName,
    also: messages.ppfAlso,
    is: messages.ppfIs,
    more: messages.ppfMore,
    to: '/ppfcalculator',
  },
  {
    id: 'ssy',
    name: messages.ssyName,
    also: messages.ssyAlso,
    is: messages.ssyIs,
    more: messages.ssyMore,
    to: '/sukanyasamriddhi',
  },
  {
    id: 'nps',
    name: messages.npsName,
    also: messages.npsAlso,
    is: messages.npsIs,
    more: messages.npsMore,
    to: '/npscalculator',
  },
  {
    id: 'epf',
    name: messages.epfName,
    also: messages.epfAlso,
    is: messages.epfIs,
    more: messages.epfMore,
    to: '/epfcalculator',
  },
  {
    id: 'fd',
    name: messages.fdName,
    also: messages.fdAlso,
    is: messages.fdIs,
    more: messages.fdMore({ value: formatRupees(FIGURES.fd, 0) }),
    to: '/fdcalculator',
  },
  {
    id: 'rd',
    name: messages.rdName,
    also: messages.rdAlso,
    is: messages.rdIs,
    more: messages.rdMore({ value: formatRupees(FIGURES.rd, 0) }),
    to: '/rdcalculator',
  },
  {
    id: 'emi',
    name: messages.emiName,
    also: messages.emiAlso,
    is: messages.emiIs,
    more: messages.emiMore({ value: formatRupees(FIGURES.emi, 0) }),
    to: '/emicalculator',
  },
];
