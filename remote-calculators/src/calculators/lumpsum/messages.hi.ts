import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'एकमुश्त निवेश कैलकुलेटर',
    lead: 'एक निवेश कितना हो सकता है।',
    crumb: 'कैलकुलेटर',
    fieldInvestment: 'कुल निवेश',
    fieldYears: 'अवधि (साल)',
    fieldRate: 'अपेक्षित सालाना रिटर्न (%)',
    rateNote: 'हर साल रकम {factor} गुना होती है',
    chartLabel: 'निवेश का मूल्य (निवेश की गई रकम और अनुमानित रिटर्न)',
    whyText:
      'यहाँ निवेश साल में एक बार बढ़ता है, इसलिए सांकेतिक और प्रभावी दर में कोई फ़र्क नहीं। जो साइट इसे हर महीने दर के बारहवें हिस्से से बढ़ाती है, वह ज़्यादा दिखाती है: देख लें कि आप कौन-सा अंक पढ़ रहे हैं।',
    chartEmpty: 'साल-दर-साल देखने के लिए रकम, अवधि और दर भरें।',
    description: 'देखें कि एक बार का निवेश साल-दर-साल कितना हो सकता है, सूत्र आपके अपने अंकों के साथ।',
    why: 'यह दिखाता है कि एक रकम, आपकी मानी हुई दर पर, कितनी हो सकती है।',
    cardName: 'एकमुश्त',
    cardQuestion: 'एक बार निवेश करके छोड़ दूँ तो कितना हो सकता है?',
    cardExample: 'एक बार ₹50,000, 10 साल के लिए',
    cardText: 'आज का एक निवेश आगे चलकर कितना हो सकता है',
    formulaInNumbers: '{principal} × {factor}<sup>{years}</sup> = <nowrap>{value}</nowrap>',
    formulaLegend: '{rate}% पर एक रुपया एक साल में {factor} बनता है; यह {years} बार होता है।',
    compoundedOnceAYear:
      '{rate, select, none {सालाना दर} other {{rate}% सालाना}}, चक्रवृद्धि साल में एक बार: यहाँ सांकेतिक और प्रभावी एक ही हैं।',
  },
  { reviewed: false },
);
