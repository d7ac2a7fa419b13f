import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dependsOnPrices: 'महँगाई की दर आपका अनुमान है; असल में कीमतें किसी और दर से बढ़ेंगी।',
    title: 'महँगाई कैलकुलेटर',
    whatTodaysCostBecomes: 'आज के दाम आगे कितने हो सकते हैं।',
    crumb: 'कैलकुलेटर',
    fieldAmountToday: 'आज की रकम',
    fieldYears: 'अवधि (साल)',
    fieldInflation: 'महँगाई दर (%)',
    inflationNoteNone: 'कीमतें उतनी ही रहती हैं',
    rateNote: 'हर साल कीमत {factor} से गुणा होती है',
    resultCost: 'उस समय का खर्च',
    resultWorth: 'उस समय का असली मूल्य',
    shortCost: 'खर्च',
    shortWorth: 'असली मूल्य',
    costAndWorth: 'उन्हीं चीज़ों का खर्च, और आज की चीज़ों में रकम का असली मूल्य',
    hereOnceAYear:
      'यहाँ कीमतें साल में एक बार आपकी भरी दर से बढ़ती हैं, जैसे उपभोक्ता मूल्य सूचकांक (CPI) का सालाना आँकड़ा बताया जाता है। जो साइट कीमतों को हर महीने दर के बारहवें हिस्से से बढ़ाती है, वह खर्च ज़्यादा दिखाती है।',
    pricesRise:
      '{rate, select, none {कीमतें एक सालाना दर से बढ़ती हैं} other {कीमतें हर साल {rate}% बढ़ती हैं}}, साल में एक बार चक्रवृद्धि। “उस समय का असली मूल्य” बताता है कि रकम नकद पड़ी रहे तो उससे आज की कितनी चीज़ें आएँगी।',
    chartEmpty: 'साल-दर-साल देखने के लिए रकम, अवधि और महँगाई दर भरें।',
    seeWhatTodaysCostBecomes:
      'देखें कि आपकी चुनी महँगाई दर पर आज का खर्च आगे कितना हो सकता है, और उतने ही पैसे से तब कितना खरीदा जा सकेगा, साल-दर-साल।',
    why: 'यह दिखाता है कि आज की रकम आगे कितनी लगेगी, और उससे कितना खरीदा जा सकेगा।',
    cardName: 'महँगाई',
    cardQuestion: 'जब मुझे ज़रूरत होगी, तब यह कितने का होगा?',
    costInYears: 'आज के ₹1,00,000, 10 साल बाद, 6% महँगाई पर',
    formulaInNumbers:
      '{amount} × {factor}<sup>{years}</sup> = <nowrap>{cost}</nowrap>, और {amount} ÷ {factor}<sup>{years}</sup> = <nowrap>{worth}</nowrap>',
    formulaLegend: '{rate}% पर एक रुपये की कीमत एक साल में {factor} हो जाती है; ऐसा {years} बार होता है।',
  },
  { reviewed: false },
);
