import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    childsEducationPlanner: 'बच्चे की पढ़ाई का प्लानर',
    collegeFeesAtThePrices: 'कॉलेज की फीस, उसी साल के दामों पर।',
    childPlan: 'बच्चे के लिए योजना',
    whatCollegeWillCostWhen: 'कॉलेज का खर्च तब कितना होगा, और उसके लिए हर महीने कितना निवेश करना है।',
    childsEducation: 'बच्चे की पढ़ाई',
    whatWillCollegeCostWhen: 'जब मेरा बच्चा अठारह साल का होगा, तब कॉलेज का खर्च कितना होगा?',
    lakhTodayFromAge: 'आज ₹10 लाख, 5 से 18 साल की उम्र तक',
    collegeCostsAtTomorrows: 'कॉलेज का खर्च, आने वाले कल की कीमत पर',
    howToUseThisPlanner: 'यह प्लानर कैसे इस्तेमाल करें',
    typeYourChildsAge:
      'बच्चे की उम्र भरें, वह उम्र भरें जब फ़ीस देनी होगी, और यह कि पूरा कोर्स आज शुरू हो तो कितना खर्च आएगा: फ़ीस, हॉस्टल, किताबें और आना-जाना। फिर वह रिटर्न चुनें जो आप मानकर चलते हैं।',
    itShowsAMonthlyAmount: 'प्लानर हर महीने की रकम दिखाता है, और वह एकमुश्त निवेश भी जिससे यही काम हो।',
    howTheAmountIsFound: 'रकम का हिसाब कैसे लगता है',
    futureCostFormula: 'उस समय का खर्च = आज का खर्च × (1 + महँगाई)<sup>साल</sup>',
    monthlyFormula: 'हर महीने = उस समय का खर्च × i ÷ ((1 + i)<sup>n</sup> − 1)',
    theYearsAreTheAge:
      'पैसे निकालने की उम्र में से अभी की उम्र घटाने पर साल मिलते हैं, और n उसका बारह गुना है। किस्त हर महीने के अंत में दी जाती है। तालिका की आखिरी पंक्ति और उस समय का खर्च पैसे-पैसे तक बराबर हैं।',
    aWorkedExample: 'हल किया हुआ उदाहरण',
    aCourseThatCostsToday:
      'बच्चा पाँच साल का है और अठारह की उम्र में कोर्स शुरू करेगा। जो कोर्स आज ₹10,00,000 का है, उसका खर्च 6% सालाना महँगाई पर तब {target} होगा। 10% रिटर्न मानें तो इसके लिए तेरह साल तक हर महीने <strong>{requiredSip}</strong> चाहिए, या एक बार में {requiredLumpsum}। जन्म से ही शुरू करें तो इसी कोर्स के लिए हर महीने {requiredSip2} लगेंगे; बारह की उम्र में शुरू करें तो {requiredSip3}।',
    feesHaveOftenRisenFaster:
      'फ़ीस अक्सर बाकी चीज़ों से तेज़ बढ़ी है। 6% की जगह 10% सालाना मानें तो कोर्स का खर्च {target} और किस्त {requiredSip} होगी।',
    findingTodaysCost: 'आज का खर्च कैसे पता करें',
    lookUpTwoCollegesOne: '<strong>दो कॉलेजों की फ़ीस देखें,</strong> एक सरकारी और एक प्राइवेट।',
    countLivingAsWellAway: '<strong>रहने का खर्च भी जोड़ें।</strong> किराया फ़ीस से ज़्यादा हो सकता है।',
    forACourseAbroadRemember:
      '<strong>विदेश में पढ़ाई हो तो</strong> याद रखें कि तब तक रुपये में शायद कम विदेशी मुद्रा मिले: महँगाई ज़्यादा भरें।',
    leaveOutWhatYouWill: '<strong>जो खर्च आप उस समय की आमदनी से देंगे, उसे छोड़ दें,</strong> और बाकी की योजना बनाएँ।',
    asTheDateComesNearer: 'जब तारीख पास आए',
    theAdmissionDateCannotMove:
      'बाज़ार गिर जाए तो भी दाखिले की तारीख नहीं टलती। इसलिए कई परिवार आखिरी दो-तीन साल में पैसा कम जोखिम वाले फंड में ले जाते हैं। प्लानर पूरे समय एक ही दर मानता है।',
    theFeesAreDueOver: 'फ़ीस एक दिन में नहीं, चार साल में देनी होती है। क्या इससे फ़र्क पड़ता है?',
    aLittleThePlannerHas:
      'थोड़ा। एक साल की फ़ीस और “फ़ीस कितने साल” भरें: हर फ़ीस अपने साल तक बढ़ती है, और बाकी पैसा निवेश में रहता है। चार साल तक {fee} सालाना के लिए हर महीने {requiredSip} चाहिए।',
    shouldTheInvestmentBe: 'क्या निवेश बच्चे के नाम पर होना चाहिए?',
    itCanBe: 'हो सकता है। बच्चे के अठारह साल का होने तक माता या पिता अभिभावक रहते हैं। कई माता-पिता अपने ही नाम पर निवेश करते हैं।',
    whatIfWeStop: 'अगर हम एक साल रुक जाएँ तो?',
    runThePlannerAgain: 'प्लानर में नई उम्र भरें, और तब तक जो बचत हुई है उसे “इसके लिए अब तक की बचत” में भरें।',
    canTheResultFallShort: 'क्या रकम कम पड़ सकती है?',
    yesTheRateIsAssumed: 'हाँ। दर एक अनुमान है, और फ़ीस उससे तेज़ बढ़ सकती है।',
    childsMarriageTheOtherDate: 'बच्चे की शादी: दूसरी तारीख',
    stepUpSipBeginSmaller: 'स्टेप-अप SIP: कम से शुरू करें और बढ़ाते जाएँ',
    severalGoalsOnOneBudget: 'एक बजट में कई लक्ष्य',
  },
  { reviewed: false },
);
