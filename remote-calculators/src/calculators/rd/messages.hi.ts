import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'RD कैलकुलेटर',
    whatMonthlyDepositsPay: 'हर महीने की बराबर जमा कितना देती है।',
    crumb: 'कैलकुलेटर',
    fieldMonthly: 'हर महीने जमा',
    fieldInterest: 'ब्याज दर (%)',
    aQuarterEarns: 'हर तिमाही बैलेंस पर {rate}% मिलता है',
    chartLabel: 'जमा का मूल्य (जमा की गई रकम और कुल ब्याज)',
    banksDiffer:
      'यहाँ इंडियन बैंक्स एसोसिएशन का सूत्र लगता है: ब्याज तिमाही से गिना जाता है, और एक महीने में तिमाही की बढ़त का घनमूल लगता है। जो बैंक या डाकघर ब्याज को राउंड करता है, या दिन गिनता है, वह कुछ रुपये कम या ज़्यादा देता है।',
    linkHow: '{rate, select, none {सालाना दर} other {{rate}% सालाना}}, चक्रवृद्धि हर तिमाही; हर जमा महीने के शुरू में।',
    chartEmpty: 'साल-दर-साल देखने के लिए हर महीने की जमा, महीनों की संख्या और दर भरें।',
    description: 'देखें कि बैंकों के अपने सूत्र से RD में आखिर में कितना मिलता है, महीने-दर-महीने, और आपके स्लैब पर टैक्स के बाद कितना बचता है।',
    why: 'यह रेकरिंग डिपॉज़िट का हिसाब करता है, ब्याज पर टैक्स के साथ।',
    cardName: 'रेकरिंग डिपॉज़िट (RD)',
    whatDoMonthlyDeposits: 'तय दर पर हर महीने जमा करने से कितना मिलता है?',
    depositsForYears: '6.7% पर 5 साल तक हर महीने ₹5,000',
    formulaInNumbers:
      '{monthly} × ((1 + {rate} ÷ 400)<sup>{months} ÷ 3</sup> − 1) ÷ (1 − (1 + {rate} ÷ 400)<sup>−1 ÷ 3</sup>) = <nowrap>{value}</nowrap>',
    formulaWithoutInterest: '{monthly} × {months} = <nowrap>{value}</nowrap>',
    legend: '{rate}% सालाना दर है, जिसका चौथाई तीन महीने में मिलता है, और {months} जमा की संख्या है।',
  },
  { reviewed: false },
);
