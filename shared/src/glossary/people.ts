import { messages } from '#glossary/messages.en.ts';
import type { Term } from '#glossary/term.ts';

/** Of who does what, and the numbers that they ask for. */
export const people: readonly Term[] = [
  { id: 'amc', name: messages.amcName, also: messages.amcAlso, is: messages.amcIs, more: messages.amcMore },
  { id: 'amfi', name: messages.amfiName, also: messages.amfiAlso, is: messages.amfiIs },
  {
    id: 'sebi',
    name: messages.sebiName,
    also: messages.sebiAlso,
    is: messages.sebiIs,
    more: messages.sebiMore,
    to: '/disclosures#grievances',
  },
  { id: 'rta', name: messages.rtaName, also: messages.rtaAlso, is: messages.rtaIs },
  {
    id: 'arn',
    name: messages.arnName,
    also: messages.arnAlso,
    is: messages.arnIs,
    more: messages.arnMore,
    to: '/disclosures#registration',
  },
  { id: 'euin', name: messages.euinName, also: messages.euinAlso, is: messages.euinIs, more: messages.euinMore },
  {
    id: 'commission',
    name: messages.commissionName,
    also: messages.commissionAlso,
    is: messages.commissionIs,
    more: messages.commissionMore,
    to: '/disclosures#commission',
  },
  { id: 'kyc', name: messages.kycName, also: messages.kycAlso, is: messages.kycIs, more: messages.kycMore },
  { id: 'pan', name: messages.panName, also: messages.panAlso, is: messages.panIs, more: messages.panMore },
  { id: 'folio', name: messages.folioName, also: messages.folioAlso, is: messages.folioIs, more: messages.folioMore },
  {
    id: 'nominee',
    name: messages.nomineeName,
    also: messages.nomineeAlso,
    is: messages.nomineeIs,
    more: messages.nomineeMore,
  },
  { id: 'cas', name: messages.casName, also: messages.casAlso, is: messages.casIs, more: messages.casMore },
];
