import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    npsCalculator: 'NPS कैलकुलेटर',
    whatNpsMayPay: 'NPS खाते का कोष और पेंशन।',
    calculators: 'कैलकुलेटर',
    monthlyContribution: 'हर महीने का योगदान',
    currentAge: 'अभी की उम्र',
    retirementAge: 'सेवानिवृत्ति की उम्र',
    annualStepUp: 'हर साल बढ़ोतरी (%)',
    theSameEveryMonth: 'हर महीने उतना ही योगदान',
    raisesTheContribution: '13वें, 25वें, 37वें महीने में और आगे इसी तरह बढ़ता है',
    inTheAccount: 'आज खाते में',
    shareForAnnuity: 'एन्युटी का हिस्सा (%)',
    leastShare:
      'कम से कम {general}%, सरकारी कर्मचारी {government}%; {whole} तक के कोष पर 0% से। नियम {dated} के{due, select, none {} other {। {due}}}',
    enterTheLeastShare:
      '{general}% या ज़्यादा भरें: कोष {corpus} है, और केवल {whole} तक का कोष पूरा एक बार में मिल सकता है। तब तक नतीजे खाली रहेंगे।',
    annuityRate: 'एन्युटी की दर (%)',
    whatAnnuityPays: 'एन्युटी में लगी रकम पर बीमा कंपनी साल में कितना देती है',
    corpusAtRetirement: 'सेवानिवृत्ति पर कोष',
    contributed: 'निवेश की गई रकम',
    estimatedReturns: 'अनुमानित रिटर्न',
    lumpSum: 'एकमुश्त रकम',
    buysTheAnnuity: 'एन्युटी में जाने वाली रकम',
    monthlyPension: 'हर महीने पेंशन',
    valueOfTheAccount: 'खाते का मूल्य (निवेश की गई रकम और अनुमानित रिटर्न)',
    howItIsCounted:
      '{rate}, योगदान हर महीने के {timing, select, start {शुरू} other {अंत}} में। एन्युटी में गई रकम पर हर महीने एन्युटी की दर का बारहवाँ हिस्सा मिलता है।',
    enterAContribution: 'साल-दर-साल देखने के लिए योगदान, दोनों उम्र और दर भरें।',
    seeWhatNpsMayPay: 'सेवानिवृत्ति पर NPS खाते में कितना हो सकता है, एक बार में कितना मिलता है, और बाकी से कितनी पेंशन बन सकती है।',
    nps: 'NPS',
    whatTheyBecome: 'मेरा योगदान सेवानिवृत्ति तक कितना बन सकता है?',
    contributionsFromAge: '30 से 60 की उम्र तक हर महीने ₹5,000',
    formulaInNumbers:
      '{corpus} × {share}% × {rate}% ÷ 12 = हर महीने <nowrap>{pension}</nowrap>; {corpus} में से वह हिस्सा घटाकर = <nowrap>{lumpSum}</nowrap>',
    legend: '{corpus} वह रकम है जो योगदान से बन सकती है; इसके {share}% से एन्युटी आती है, जो {rate}% सालाना देती है।',
  },
  { reviewed: false },
);
