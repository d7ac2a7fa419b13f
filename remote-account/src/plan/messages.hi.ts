import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    nothingToSaveYet: 'अभी सहेजने के लिए कुछ नहीं है',
    longTerm: 'लंबा समय',
    moreThanFiveYearsAway: 'पाँच साल से ज़्यादा दूर',
    mediumTerm: 'मध्यम समय',
    oneToFiveYearsAway: 'एक से पाँच साल दूर',
    shortTerm: 'छोटा समय',
    withinAYear: 'एक साल के अंदर',
    categoryOf: '{title}, {category}',
    amountAndWeight: '{amount} ({weight})',
    noSuchRow: 'ऐसी कोई पंक्ति नहीं',
    rowOf: '{title}, पंक्ति {row}',
  },
  { reviewed: false },
);
