import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ग्लाइड पाथ प्लानर',
    lead: 'पहले इक्विटी, दिन से पहले डेट।',
    crumb: 'लक्ष्य',
    fieldAmountToday: 'आज के हिसाब से ज़रूरी रकम',
    fieldEquityRate: 'इक्विटी फंड का रिटर्न (%)',
    fieldDebtRate: 'डेट फंड का रिटर्न (%)',
    equityShareAtFirst: 'शुरू में इक्विटी का हिस्सा (%)',
    restIsDebt: 'बाकी {debt}% डेट में',
    movedOverYears: 'डेट में ले जाने के साल',
    mixStays: 'उस दिन तक अनुपात वही रहता है',
    lastYearIsDebt: 'बराबर कदमों में, आखिरी साल पूरा डेट में',
    linkHow:
      '{equity, select, none {इक्विटी और डेट पर वही सालाना रिटर्न जो आप मानते हैं} other {माना गया रिटर्न: इक्विटी पर {equity}{debt, select, none {} other {; डेट पर {debt}%}}}}। {shares, select, none {} other {{shares}। }}किस्त हर महीने के {timing, select, start {शुरू} other {अंत}} में, और अनुपात हर महीने फिर सही किया जाता है। एकमुश्त निवेश साल में एक बार बढ़ता है।',
    sameMix: 'हर साल {equity}% इक्विटी में',
    fallsLater: 'साल {until} तक {equity}% इक्विटी में, फिर साल-दर-साल {steps}%',
    fallsAtOnce: 'इक्विटी में साल-दर-साल {steps}%',
    whatToInvestWhen: 'ऐसे लक्ष्य के लिए हर महीने या एकमुश्त कितना निवेश करें, जिसका पैसा तारीख से पहले इक्विटी से डेट में जाता है।',
    why: 'यह आखिरी सालों में पैसा इक्विटी से डेट में ले जाता है, और हर महीने की रकम दिखाता है।',
    cardName: 'ग्लाइड पाथ',
    howMuchWhenItGets: 'दिन पास आने पर योजना का जोखिम घटता जाए, तो मुझे कितना निवेश करना होगा?',
    cardExample: '15 साल में ₹25 लाख, शुरू में 80% इक्विटी',
    mixFormula: '{still} ÷ {factor} = <nowrap>{needed}</nowrap>',
    mixLegend:
      '{still} वह रकम है जो उस दिन बाकी चाहिए। {factor} तब बनता है जब ₹1 {mode, select, oneTime {आज एक बार} other {{count} महीनों तक हर महीने के {timing, select, start {शुरू} other {अंत}} में{step, select, none {} other {, 13वें, 25वें महीने में और आगे इसी तरह {step}% बढ़ाकर,}}}} लगाया जाए, और हर साल की दर उस साल के अपने अनुपात की हो: {rates}% सालाना।',
  },
  { reviewed: false },
);
