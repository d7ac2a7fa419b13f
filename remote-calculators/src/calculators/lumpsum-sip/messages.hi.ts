import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'एकमुश्त और SIP कैलकुलेटर',
    whatOneAmountNow: 'एक रकम अभी, और एक हर महीने।',
    crumb: 'कैलकुलेटर',
    fieldOnce: 'एकमुश्त निवेश',
    fieldMonthly: 'हर महीने निवेश',
    fieldYears: 'अवधि (साल)',
    fieldRate: 'अपेक्षित सालाना रिटर्न (%)',
    fieldStepUp: 'हर साल बढ़ोतरी (%)',
    stepUpNoteNone: 'हर महीने उतनी ही किस्त',
    stepUpNote: 'किस्त 13वें, 25वें, 37वें महीने में और आगे इसी तरह बढ़ती है',
    valueOfBoth: 'एकमुश्त और SIP का मूल्य (निवेश की गई रकम और अनुमानित रिटर्न)',
    howBothGrow:
      '{rate}, SIP की किस्त हर महीने के {timing, select, start {शुरू} other {अंत}} में। {convention, select, nominal {एकमुश्त रकम भी हर महीने इसी दर से बढ़ती है, इसलिए वह एकमुश्त वाले पेज से ज़्यादा दिखती है, जहाँ वह साल में एक बार बढ़ती है।} other {एकमुश्त रकम भी हर महीने इसी दर से बढ़ती है।}}',
    enterTheAmounts: 'साल-दर-साल देखने के लिए दोनों रकमें, अवधि और दर भरें। कोई एक रकम 0 हो सकती है।',
    seeWhatOneAmountNow:
      'एकमुश्त निवेश के साथ SIP जोड़ें और देखें कि दोनों मिलकर साल-दर-साल कितने हो सकते हैं, टैक्स और आज के रुपयों के साथ।',
    why: 'यह एकमुश्त रकम और हर महीने की रकम को जोड़कर दिखाता है।',
    cardName: 'एकमुश्त और SIP',
    whatDoBothBecome: 'अभी की एक रकम और SIP मिलकर कितने हो सकते हैं?',
    bothForYears: 'अभी ₹1,00,000 और 10 साल तक हर महीने ₹5,000',
    formulaInNumbers:
      '{timing, select, start {(बैलेंस + {monthly}) × (1 + {i})} other {बैलेंस × (1 + {i}) + {monthly}}}, {principal} से शुरू करके {times} बार{raise, select, none {} other {, और {monthly} हर साल × {raise}}} = <nowrap>{value}</nowrap>',
    iIsTheMonthlyRate: '{i} महीने की दर है; {principal} पहले महीने से पहले का बैलेंस है।',
  },
  { reviewed: false },
);
