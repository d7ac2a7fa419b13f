import { formatRupees } from '#format/rupees.ts';
import { FIGURES } from '#glossary/figures.ts';
import { messages } from '#glossary/messages.en.ts';
import type { Term } from '#glossary/term.ts';

/** Of ways to save and to withdraw. */
export const plans: readonly Term[] = [
  {
    id: 'sip',
    name: messages.sipName,
    also: messages.sipAlso,
    is: messages.sipIs,
    more: messages.sipMore({ paidIn: formatRupees(FIGURES.sip.paidIn, 0), value: formatRupees(FIGURES.sip.value, 0) }),
    to: '/sipcalculator',
  },
  {
    id: 'step-up-sip',
    name: messages.stepUpName,
    also: messages.stepUpAlso,
    is: messages.stepUpIs,
    more: messages.stepUpMore({ value: formatRupees(FIGURES.stepUp, 0), level: formatRupees(FIGURES.sip.value, 0) }),
    to: '/stepupsipcalculator',
  },
  {
    id: 'swp',
    name: messages.swpName,
    also: messages.swpAlso,
    is: messages.swpIs,
    more: messages.swpMore({ years: FIGURES.swp.years, months: FIGURES.swp.months }),
    to: '/swpcalculator',
  },
  {
    id: 'stp',
    name: messages.stpName,
    also: messages.stpAlso,
    is: messages.stpIs,
    more: messages.stpMore,
    to: '/stpcalculator',
  },
  {
    id: 'lumpsum',
    name: messages.lumpsumName,
    also: messages.lumpsumAlso,
    is: messages.lumpsumIs,
    more: messages.lumpsumMore,
    to: '/lumpsumcalculator',
  },
  {
    id: 'corpus',
    name: messages.corpusName,
    also: messages.corpusAlso,
    is: messages.corpusIs,
    more: messages.corpusMore,
    to: '/corpus',
  },
  {
    id: 'perpetuity',
    name: messages.perpetuityName,
    also: messages.perpetuityAlso,
    is: messages.perpetuityIs,
    more: messages.perpetuityMore,
    to: '/firecalculator',
  },
  {
    id: 'asset-allocation',
    name: messages.allocation,
    also: messages.allocationAlso,
    is: messages.allocationIs,
    more: messages.allocationMore,
    to: '/glidepath',
  },
  {
    id: 'glide-path',
    name: messages.glidePathName,
    also: messages.glidePathAlso,
    is: messages.glidePathIs,
    more: messages.glidePathMore,
    to: '/glidepath',
  },
  {
    id: 'rebalancing',
    name: messages.rebalancingName,
    also: messages.rebalancingAlso,
    is: messages.rebalancingIs,
    more: messages.rebalancingMore,
    to: '/glidepath',
  },
];
