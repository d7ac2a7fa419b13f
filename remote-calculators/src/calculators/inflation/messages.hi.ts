import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dependsOnPrices: 'महँगाई की दर आपका अनुमान है; असल में कीमतें किसी और दर से बढ़ेंगी।',
    inflationCalculator: 'महँगाई कैलकुलेटर',
    whatTodaysCostBecomes: 'आज के दाम आगे कितने हो सकते हैं।',
    calculators: 'कैलकुलेटर',
    amountToday: 'आज की रकम',
    timePeriodYears: 'अवधि (साल)',
    inflationRate: 'महँगाई दर (%)',
    pricesStay: 'कीमतें उतनी ही रहती हैं',
    eachYearMultiplies: 'हर साल कीमत {factor} से गुणा होती है',
    costThen: 'उस समय का खर्च',
    worthThen: 'उस समय का असली मूल्य',
    cost: 'खर्च',
    worth: 'असली मूल्य',
    costAndWorth: 'उन्हीं चीज़ों का खर्च, और आज की चीज़ों में रकम का असली मूल्य',
    hereOnceAYear:
      'यहाँ कीमतें साल में एक बार आपकी भरी दर से बढ़ती हैं, जैसे उपभोक्ता मूल्य सूचकांक (CPI) का सालाना आँकड़ा बताया जाता है। जो साइट कीमतों को हर महीने दर के बारहवें हिस्से से बढ़ाती है, वह खर्च ज़्यादा दिखाती है।',
    pricesRise:
      '{rate, select, none {कीमतें एक सालाना दर से बढ़ती हैं} other {कीमतें हर साल {rate}% बढ़ती हैं}}, साल में एक बार चक्रवृद्धि। “उस समय का असली मूल्य” बताता है कि रकम नकद पड़ी रहे तो उससे आज की कितनी चीज़ें आएँगी।',
    enterAnAmount: 'साल-दर-साल देखने के लिए रकम, अवधि और महँगाई दर भरें।',
    seeWhatTodaysCostBecomes:
      'देखें कि आपकी चुनी महँगाई दर पर आज का खर्च आगे कितना हो सकता है, और उतने ही पैसे से तब कितना खरीदा जा सकेगा, साल-दर-साल।',
    inflation: 'महँगाई',
    whatWillItCost: 'जब मुझे ज़रूरत होगी, तब यह कितने का होगा?',
    costInYears: 'आज के ₹1,00,000, 10 साल बाद, 6% महँगाई पर',
    formulaInNumbers:
      '{amount} × {factor}<sup>{years}</sup> = <nowrap>{cost}</nowrap>, और {amount} ÷ {factor}<sup>{years}</sup> = <nowrap>{worth}</nowrap>',
    isWhatOneYearMakes: '{rate}% पर एक रुपये की कीमत एक साल में {factor} हो जाती है; ऐसा {years} बार होता है।',
  },
  { reviewed: false },
);
