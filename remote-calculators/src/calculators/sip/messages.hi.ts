import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'SIP कैलकुलेटर',
    whatAFixedAmountEvery: 'हर महीने की एक तय रकम आगे चलकर कितनी हो सकती है।',
    crumb: 'कैलकुलेटर',
    fieldMonthly: 'हर महीने निवेश',
    fieldYears: 'अवधि (साल)',
    chartLabel: 'SIP का मूल्य (निवेश की गई रकम और अनुमानित रिटर्न)',
    paidEachMonth: '{rate}, किस्त हर महीने के {timing, select, start {शुरू} other {अंत}} में।',
    chartEmpty: 'साल-दर-साल देखने के लिए रकम, अवधि और दर भरें।',
    description: 'देखें कि हर महीने का निवेश साल-दर-साल कितना हो सकता है, सूत्र और ऐसी तालिका के साथ जिसे आप रख सकते हैं।',
    why: 'यह दिखाता है कि हर महीने की एक ही रकम, आपकी मानी हुई दर पर, कितनी हो सकती है।',
    cardName: 'SIP',
    cardQuestion: 'हर महीने की एक तय रकम कितनी हो सकती है?',
    cardExample: '10 साल तक हर महीने ₹5,000',
    cardText: 'हर महीने की एक तय रकम आगे चलकर कितनी हो सकती है',
    ratesCaption: '10 साल तक हर महीने ₹5,000, चार मानी हुई दरों पर',
    ratesColumnRate: 'दर',
    ratesColumnGain: 'बढ़त',
    ratesColumnValue: 'मूल्य',
    percent: '{annualRatePct}%',
    formulaInNumbers:
      '{monthly} × ((1 + {i})<sup>{count}</sup> − 1) ÷ {i}{timing, select, start { × (1 + {i})} other {}} = <nowrap>{value}</nowrap>',
    whereNumbersComeFrom:
      '{i} यानी {rateConvention, select, nominal {{rate}% ÷ 12} other {{yearlyFactor} का 12वाँ मूल (root) − 1}}। {count} यानी {years} साल × 12 किस्तें। {timing, select, start {आखिरी गुणा इसलिए है कि आप हर महीने के शुरू में देते हैं।} other {आगे कोई गुणा नहीं है, क्योंकि आप हर महीने के अंत में देते हैं।}}',
  },
  { reviewed: false },
);
