import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'देरी की कीमत कैलकुलेटर',
    lead: 'देर से शुरू करने पर SIP में कितना कम हो जाता है।',
    crumb: 'कैलकुलेटर',
    fieldMonthly: 'हर महीने निवेश',
    fieldYears: 'अवधि (साल)',
    fieldRate: 'अपेक्षित सालाना रिटर्न (%)',
    fieldDelay: 'देरी (महीने)',
    beginsIn:
      '{months, plural, =0 {अभी शुरू होती है} one {बाद में शुरू होती है{from, select, none {} other {, {from} में}}} other {बाद में शुरू होती है{from, select, none {} other {, {from} में}}}}',
    enterOrLess: '{term} या कम भरें: देरी पूरी अवधि से लंबी नहीं हो सकती।',
    resultCost: 'देरी की कीमत',
    resultNow: 'अभी शुरू करने पर मूल्य',
    resultLater: 'बाद में शुरू करने पर मूल्य',
    resultNotPaid: 'जो किस्तें नहीं दी गईं',
    instalmentToCatchUp: 'बराबरी के लिए हर महीने निवेश',
    shortNow: 'अभी',
    shortLater: 'बाद में',
    shortDifference: 'फ़र्क',
    valueOfTheLaterSip: 'बाद में शुरू होने वाली SIP का मूल्य, और अभी शुरू होने वाली SIP से उसका फ़र्क',
    paidEachMonth:
      '{rate}, किस्त हर महीने के {timing, select, start {शुरू} other {अंत}} में। दोनों योजनाएँ एक ही दिन खत्म होती हैं।',
    chartEmpty: 'साल-दर-साल देखने के लिए रकम, अवधि, दर और देरी भरें।',
    description:
      'देखें कि देर से शुरू करने पर SIP में कितना कम होता है, उसमें बढ़त का हिस्सा कितना है, और कितनी किस्त से बराबरी हो सकती है।',
    why: 'यह दिखाता है कि रुकने से कितना नुकसान है: वही योजना आज से और कुछ महीने बाद से।',
    cardQuestion: 'देर से शुरू करना मुझे कितने का पड़ता है?',
    oneYearLater: '20 साल तक ₹5,000 हर महीने, एक साल देर से शुरू',
    formulaInNumbers: '{term} महीने बाद {now}, इसमें से {left} महीने बाद का {later} घटाएँ = <nowrap>{cost}</nowrap>',
    catchUpInNumbers:
      'दोनों {i} की महीने की दर पर हर महीने {monthly} देने का मूल्य हैं।{catchUp, select, none {} other { बराबरी के लिए: {monthly} × {now} ÷ {later} = {catchUp}।}} हर अंक अलग से पैसे तक राउंड किया गया है।',
  },
  { reviewed: false },
);
