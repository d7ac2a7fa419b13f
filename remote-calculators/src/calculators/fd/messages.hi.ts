import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'FD कैलकुलेटर',
    whatADepositPays: 'फिक्स्ड डिपॉज़िट अंत में कितना देता है।',
    crumb: 'कैलकुलेटर',
    fieldDeposit: 'जमा की रकम',
    fieldInterest: 'ब्याज दर (%)',
    aQuarterEarns: 'हर तिमाही बैलेंस पर {rate}% ब्याज',
    resultYield: 'प्रभावी दर',
    yieldText: '{pct}% सालाना',
    chartLabel: 'जमा का मूल्य (जमा की गई रकम और ब्याज)',
    banksDiffer:
      'यहाँ ब्याज हर तिमाही जुड़ता है, जैसा भारत के ज़्यादातर बैंक करते हैं, और आखिरी पूरी तिमाही के बाद के एक-दो महीनों पर साधारण ब्याज लगता है। जो बैंक दिन गिनता है, या साल में एक बार ब्याज जोड़ता है, वह थोड़ा ज़्यादा या कम देता है।',
    linkHow:
      '{rate, select, none {सालाना दर} other {{rate}% सालाना}}, ब्याज हर तिमाही जुड़ता है; आखिरी पूरी तिमाही के बाद के महीनों पर साधारण ब्याज।',
    chartEmpty: 'साल-दर-साल देखने के लिए रकम, महीने और दर भरें।',
    description:
      'देखें कि फ़िक्स्ड डिपॉज़िट पर आखिर में कितना मिलता है, महीने-दर-महीने, उसकी प्रभावी दर क्या है, और आपके स्लैब पर टैक्स के बाद कितना बचता है।',
    cardName: 'फ़िक्स्ड डिपॉज़िट',
    whatDoesADeposit: 'फ़िक्स्ड डिपॉज़िट पर कितना मिलता है?',
    depositForYears: '7% पर 5 साल के लिए ₹1,00,000',
    formulaInNumbers:
      '{principal} × (1 + {rate} ÷ 400)<sup>{quarters}</sup>{left, select, 0 {} other { × (1 + {rate} ÷ 400 × {left} ÷ 3)}} = <nowrap>{value}</nowrap>',
    legend:
      '{rate}% सालाना दर है; इसका चौथाई हिस्सा {quarters} तिमाहियों में से हर एक में लगता है{left, select, 0 {} 1 {, और उनके बाद के एक महीने पर साधारण ब्याज} other {, और उनके बाद के {left} महीनों पर साधारण ब्याज}}।',
  },
  { reviewed: false },
);
