import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'स्टेप-अप SIP कैलकुलेटर',
    aMonthlyInvestment: 'आमदनी के साथ बढ़ने वाला SIP।',
    crumb: 'कैलकुलेटर',
    fieldMonthly: 'हर महीने निवेश',
    fieldYears: 'अवधि (साल)',
    fieldRate: 'अपेक्षित सालाना रिटर्न (%)',
    fieldStepUp: 'हर साल बढ़ोतरी (%)',
    stepUpNote: 'किस्त 13वें, 25वें, 37वें महीने में और आगे इसी तरह बढ़ती है',
    annualStepUpInRupees: 'हर साल बढ़ोतरी (₹)',
    resultLastInstalment: 'आखिरी किस्त',
    resultPlain: 'बिना बढ़ोतरी के',
    resultAdded: 'बढ़ोतरी से जुड़ी रकम',
    shortInstalment: 'किस्त',
    chartLabel: 'SIP का मूल्य (निवेश की गई रकम और अनुमानित रिटर्न)',
    paidEachMonth: '{rate}, किस्त हर महीने के {timing, select, start {शुरू} other {अंत}} में, और हर बारह महीने पर बढ़ती हुई।',
    chartEmpty: 'साल-दर-साल देखने के लिए रकम, अवधि, दर और बढ़ोतरी भरें।',
    description: 'ऐसा SIP जो हर साल बढ़ता है, प्रतिशत से या रुपयों से: उसका मूल्य, आखिरी किस्त, और बढ़ोतरी से कितना जुड़ता है।',
    why: 'यह किस्त साल में एक बार बढ़ाता है, और दिखाता है कि उससे कितना फ़र्क पड़ता है।',
    cardName: 'स्टेप-अप SIP',
    cardQuestion: 'अगर आमदनी के साथ किस्त भी बढ़े तो?',
    cardExample: 'हर महीने ₹5,000, हर साल 10% ज़्यादा',
    cardText: 'हर महीने की रकम, जो हर साल बढ़ती है',
    formulaInNumbers:
      'बैलेंस × (1 + {i}) हर महीने, और {monthly} की किस्त जो हर साल × {raise}{extra, select, none {} other { + {extra}}} होती है = <nowrap>{value}</nowrap>',
    whenInstalmentsAreAdded:
      'हर किस्त अपने महीने की बढ़त {timing, select, start {से पहले} other {के बाद}} जुड़ती है। बढ़ी हुई किस्तें राउंड नहीं की जातीं; सिर्फ़ दिखाए गए अंक राउंड किए जाते हैं।',
  },
  { reviewed: false },
);
