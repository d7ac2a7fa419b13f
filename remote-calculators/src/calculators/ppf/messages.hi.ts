import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    ppfCalculator: 'PPF कैलकुलेटर',
    whatPpfPays: 'PPF 15 साल या उससे बाद कितना देता है।',
    calculators: 'कैलकुलेटर',
    timePeriodYears: 'अवधि (साल)',
    withBlocks: '15 साल और {blocks, plural, one {पाँच साल का एक दौर} other {पाँच-पाँच साल के {blocks} दौर}}',
    depositsAfter: '15वें साल के बाद जमा',
    countsAfterYear15: 'तभी गिना जाता है जब खाता 15 साल से ज़्यादा रखें',
    firstDeposit: 'पहली जमा की तारीख',
    countsFromTheEnd: '15 साल उसके वित्त वर्ष के अंत से गिने जाते हैं; खाली छोड़ें तो पूरे 15 साल गिने जाते हैं',
    maturesOn: '{day} को परिपक्व; तब तक हर वित्त वर्ष में एक, यानी सोलह जमा हो सकती हैं',
    enterBlocks: '15, 20, 25 और आगे इसी तरह 50 तक भरें: खाता पाँच-पाँच साल बढ़ता है। तब तक नतीजे खाली रहेंगे।',
    valueOfTheAccount: 'खाते का बैलेंस (जमा की गई रकम और कुल ब्याज)',
    othersRound:
      'यहाँ खाते का अपना नियम लगता है: हर महीने 5 तारीख के बाद के सबसे कम बैलेंस पर दर का बारहवाँ हिस्सा मिलता है, और ब्याज साल में एक बार जुड़ता है, बिना राउंड किए। जो साइट हर जमा पर पूरे महीने या साल का ब्याज गिनती है, वह थोड़ा ज़्यादा दिखाती है।',
    howItIsCounted:
      '{rate, select, none {सालाना दर} other {{rate}% सालाना}}, हर महीने 5 तारीख से आखिरी दिन तक के सबसे कम बैलेंस पर, जो मार्च के अंत में जुड़ता है। साल अप्रैल से चलता है।',
    enterADeposit: 'साल-दर-साल देखने के लिए जमा रकम, अवधि और दर भरें।',
    seeWhatPpfPays:
      'देखें कि PPF खाते में 15 साल या उससे ज़्यादा में कितना बनता है, जमा का महीना और 5 तारीख से पहले या बाद का फ़र्क गिनकर।',
    ppf: 'PPF',
    whatDoesPpfPay: 'PPF खाते में आखिर में कितना मिलता है?',
    depositsForYears: '15 साल तक हर अप्रैल ₹1,50,000',
    formulaInNumbers:
      '{frequency, select, monthly {हर महीने {deposit}} other {साल में {deposit}}}, {paidYears} साल तक; {months} महीने, हर महीने सबसे कम बैलेंस × {rate} ÷ 1200 = <nowrap>{value}</nowrap>',
    legend: '{rate}% सालाना दर है; इसका बारहवाँ हिस्सा हर महीने मिलता है और साल में एक बार जुड़ता है।',
  },
  { reviewed: false },
);
