import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    range: '{from} से {to}',
    leaders: 'फर्म चलाने वाले',
    euin: 'EUIN {euin}',
    registration: 'AMFI में पंजीकरण',
    validUntil: '<nowrap>{arn}</nowrap>, {day} तक मान्य',
    lookItUp: 'AMFI की सूची में देखें',
    registeredOffice: 'रजिस्टर्ड दफ़्तर',
    officeAddress: '{street}, {city} {postalCode}, {state}',
    workHours: 'काम का समय',
    whatWeEarn: 'हमारी कमाई',
    onOneLakhHeld:
      'आपके ₹1 लाख पर, सालाना। फंड हाउस इसे स्कीम के खर्च में से देता है।{figures, select, sample { नमूने के अंक।} other {}}',
    howWeArePaid: 'हमें पैसा कैसे मिलता है',
  },
  { reviewed: false },
);
