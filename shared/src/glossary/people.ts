import { messages } from '#glossary/messages.en.ts';
import type { Term } from '#glossary/term.ts';

/** Of who does what, and the numbers that they ask for. */
export const people: readonly Term[] = [
  { id: 'amc', name: messages.amc, also: messages.amcAlso, is: messages.amcIs, more: messages.amcMore },
  { id: 'amfi', name: messages.amfi, also: messages.amfiAlso, is: messages.amfiIs },
  {
    id: 'sebi',
    name: messages.sebi,
    also: messages.sebiAlso,
    is: messages.sebiIs,
    more: messages.sebiMore,
    to: '/disclosures#grievances',
  },
  { id: 'rta', name: messages.rta, also: messages.rtaAlso, is: messages.rtaIs },
  {
    id: 'arn',
    name: messages.arn,
    also: messages.arnAlso,
    is: messages.arnIs,
    more: messages.arnMore,
    to: '/disclosures#registration',
  },
  { id: 'euin', name: messages.euin, also: messages.euinAlso, is: messages.euinIs, more: messages.euinMore },
  {
    id: 'commission',
    name: messages.commission,
    also: messages.commissionAlso,
    is: messages.commissionIs,
    more: messages.commissionMore,
    to: '/disclosures#commission',
  },
  { id: 'kyc', name: messages.kyc, also: messages.kycAlso, is: messages.kycIs, more: messages.kycMore },
  { id: 'pan', name: messages.pan, also: messages.panAlso, is: messages.panIs, more: messages.panMore },
  { id: 'folio', name: messages.folio, also: messages.folioAlso, is: messages.folioIs, more: messages.folioMore },
  {
    id: 'nominee',
    name: messages.nominee,
    also: messages.nomineeAlso,
    is: messages.nomineeIs,
    more: messages.nomineeMore,
  },
  { id: 'cas', name: messages.cas, also: messages.casAlso, is: messages.casIs, more: messages.casMore },
];
