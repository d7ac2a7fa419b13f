import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    theSameAsATable: 'यही, तालिका में',
    yearByYearInRupees: 'साल-दर-साल, रुपयों में',
    atTheEndOfEachYear:
      'हर साल के अंत में, {inflation, select, none {रुपयों में} other {{inflation}% सालाना महँगाई पर आज के रुपयों में}}। <noPrint>महीने देखने के लिए कोई साल खोलें।</noPrint>',
    everyFifthYearIsPrinted: 'हर पाँचवाँ साल छापा गया है।',
    year: 'साल',
    yearShowMonths: 'साल {year}, महीने दिखाएँ',
    month: '<word>महीना </word>{month}',
  },
  { reviewed: false },
);
