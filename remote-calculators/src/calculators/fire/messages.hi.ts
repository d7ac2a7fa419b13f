import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'FIRE कैलकुलेटर',
    whenSavingsCanPay: 'कब से बचत जीवन भर का खर्च उठा सकती है।',
    crumb: 'कैलकुलेटर',
    fieldAge: 'अभी की उम्र',
    fieldExpense: 'आज हर महीने का खर्च',
    fieldMonthly: 'आप हर महीने बचाते हैं',
    fieldStepUp: 'हर साल बढ़ोतरी (%)',
    theSameEveryMonth: 'हर महीने उतनी ही रकम',
    stepUpNote: 'बचत 13वें, 25वें, 37वें महीने में और आगे इसी तरह बढ़ती है',
    fieldSavings: 'अब तक की बचत',
    returnAfterwards: 'आर्थिक आज़ादी के बाद रिटर्न (%)',
    fieldInflation: 'महँगाई दर (%)',
    inflationNoteNone: 'खर्च उतना ही रहता है',
    whatExpensesRise: 'आपका खर्च हर साल इतना बढ़ता है',
    lastsToAge: 'पैसा किस उम्र तक चले',
    errorLaterAge: 'अभी की उम्र {age} है, इससे ज़्यादा भरें।',
    resultAge: 'आर्थिक आज़ादी की उम्र',
    resultNotBefore: 'इन अंकों पर {age} की उम्र से पहले नहीं।',
    resultReached: 'कब पहुँचते हैं',
    resultReachedNow: 'आज',
    resultCorpus: 'तब ज़रूरी कोष',
    youHoldThen: 'तब आपके पास',
    corpusToStopToday: 'आज ही काम छोड़ने के लिए कोष',
    held: 'आपके पास की रकम',
    heldShort: 'आपके पास',
    needed: 'काम छोड़ने के लिए ज़रूरी रकम',
    neededShort: 'ज़रूरी',
    chartLabel: 'आपके पास की रकम, और तब काम छोड़ने के लिए ज़रूरी रकम',
    whyOthersDiffer:
      'कई साइटें साल के खर्च को 25 या 30 से गुणा कर देती हैं। यहाँ कोष आपके अपने सालों के लिए महीने-दर-महीने निकाला जाता है: उम्र कम हो तो ज़्यादा सालों का खर्च उठाना है। सालाना दर से महीने की दर निकालने का तरीका भी अलग होता है।',
    linkHow:
      '{rate}, बचत हर महीने के अंत में{after, select, none {} other {; आर्थिक आज़ादी के बाद {after}}}। खर्च हर महीने के शुरू में होता है और {inflation, select, none {साल में एक बार बढ़ता है} other {साल में एक बार {inflation}% बढ़ता है}}।',
    chartEmpty: 'दोनों कब मिलते हैं, यह देखने के लिए खर्च, बचत, उम्र और दरें भरें।',
    seeWhenSavingsCanPay: 'वह उम्र जानें जब से आपकी बचत, आपकी चुनी हुई उम्र तक का खर्च उठा सकती है: साल-दर-साल, महँगाई के साथ।',
    why: 'यह वह उम्र ढूँढता है जिससे आगे आपकी बचत आपको चला सकती है।',
    cardName: 'FIRE',
    whenCanIStop: 'मेरी बचत बाकी ज़िंदगी का खर्च कब से उठा सकती है?',
    spendAndSave: '30 की उम्र, हर महीने ₹50,000 खर्च और ₹60,000 बचत, 11% और बाद में 8% पर',
    formulaInNumbers:
      'आपके पास: बैलेंस × (1 + {i}) + {monthly}, {savings} से शुरू करके {months} बार{raise, select, none {} other {, और {monthly} हर साल × {raise}}} = <nowrap>{held}</nowrap>',
    formulaWhenNever:
      'आपके पास: बैलेंस × (1 + {i}) + {monthly} हर महीने, {savings} से शुरू करके{raise, select, none {} other {, और {monthly} हर साल × {raise}}}। यह ज़रूरी रकम तक कभी नहीं पहुँचता।',
    neededInNumbers:
      '{i} तब तक का महीने का रिटर्न है और {after} उसके बाद का; {expense} का खर्च हर साल {factor} से गुणा होता है।{needed, select, none {} other { तब ज़रूरी: {needed}।}}',
  },
  { reviewed: false },
);
