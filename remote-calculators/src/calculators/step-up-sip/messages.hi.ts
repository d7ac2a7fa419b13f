import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    stepUpSipCalculator: 'स्टेप-अप SIP कैलकुलेटर',
    aMonthlyInvestment: 'आमदनी के साथ बढ़ने वाला SIP।',
    calculators: 'कैलकुलेटर',
    monthlyInvestment: 'हर महीने निवेश',
    timePeriodYears: 'अवधि (साल)',
    expectedAnnualReturn: 'अपेक्षित सालाना रिटर्न (%)',
    annualStepUp: 'हर साल बढ़ोतरी (%)',
    raisesTheInstalment: 'किस्त 13वें, 25वें, 37वें महीने में और आगे इसी तरह बढ़ती है',
    annualStepUpInRupees: 'हर साल बढ़ोतरी (₹)',
    finalInstalment: 'आखिरी किस्त',
    withoutAnyStepUp: 'बिना बढ़ोतरी के',
    addedByTheStepUp: 'बढ़ोतरी से जुड़ी रकम',
    instalment: 'किस्त',
    valueOfTheSip: 'SIP का मूल्य (निवेश की गई रकम और अनुमानित रिटर्न)',
    paidEachMonth: '{rate}, किस्त हर महीने के {timing, select, start {शुरू} other {अंत}} में, और हर बारह महीने पर बढ़ती हुई।',
    enterAnAmountAPeriod: 'साल-दर-साल देखने के लिए रकम, अवधि, दर और बढ़ोतरी भरें।',
    aSipThatRisesEvery: 'ऐसा SIP जो हर साल बढ़ता है, प्रतिशत से या रुपयों से: उसका मूल्य, आखिरी किस्त, और बढ़ोतरी से कितना जुड़ता है।',
    stepUpSip: 'स्टेप-अप SIP',
    whatIfTheInstalmentRises: 'अगर आमदनी के साथ किस्त भी बढ़े तो?',
    aMonthMoreEachYear: 'हर महीने ₹5,000, हर साल 10% ज़्यादा',
    aMonthlyAmountThatRises: 'हर महीने की रकम, जो हर साल बढ़ती है',
    formulaInNumbers:
      'बैलेंस × (1 + {i}) हर महीने, और {monthly} की किस्त जो हर साल × {raise}{extra, select, none {} other { + {extra}}} होती है = <nowrap>{value}</nowrap>',
    whenInstalmentsAreAdded:
      'हर किस्त अपने महीने की बढ़त {timing, select, start {से पहले} other {के बाद}} जुड़ती है। बढ़ी हुई किस्तें राउंड नहीं की जातीं; सिर्फ़ दिखाए गए अंक राउंड किए जाते हैं।',
  },
  { reviewed: false },
);
