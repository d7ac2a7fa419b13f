import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    retirementCalculator: 'सेवानिवृत्ति कैलकुलेटर',
    enoughForTheYearsWithout: 'उन सालों के लिए काफ़ी पैसा, जब तनख्वाह नहीं आती।',
    goals: 'लक्ष्य',
    enterMoreThanTheCurrent: 'अभी की उम्र {age} है, इससे ज़्यादा भरें।',
    enterMoreThanTheRetirement: 'सेवानिवृत्ति की उम्र {retirementAge} है, इससे ज़्यादा भरें।',
    monthlyInvestmentNeeded: 'हर महीने ज़रूरी निवेश',
    oneTimeInvestmentNeeded: 'ज़रूरी एकमुश्त निवेश',
    corpusAtRetirement: 'सेवानिवृत्ति पर कोष',
    corpusInTodaysRupees: 'आज के रुपयों में कोष',
    savingsGrow: 'उस समय बचत का मूल्य',
    stillToBeSaved: 'अभी और जोड़ना है',
    firstMonthOfRetirement: 'सेवानिवृत्ति के पहले महीने का खर्च',
    firstMonthInTodaysRupees: 'पहले महीने का खर्च, आज के रुपयों में',
    leftAtTheEnd: 'आखिर में बचता है',
    withdrawnInTheYear: 'साल में निकाली गई रकम',
    inTheYear: 'साल में',
    totalWithdrawn: 'कुल निकाली गई रकम',
    withdrawn: 'निकाला',
    remainingValue: 'बाकी मूल्य',
    remaining: 'बाकी',
    estimatedReturns: 'अनुमानित रिटर्न',
    returns: 'रिटर्न',
    afterWork: 'काम छोड़ने के बाद',
    remainingValueOfTheRetirement: 'सेवानिवृत्ति के कोष का बाकी मूल्य',
    paidAtTheEnd:
      '{rate}, किस्त हर महीने के अंत में; बचत और एकमुश्त रकम साल में एक बार बढ़ती हैं{yearly, select, none {} other {, {yearly}% प्रभावी दर से}}।{after, select, none {} other { सेवानिवृत्ति के बाद {after}।}} खर्च हर महीने के शुरू में दिया जाता है और साल में एक बार बढ़ता है।',
    pleaseEnterAllInputs: 'चार्ट देखने के लिए सभी अंक भरें।',
    currentAge: 'अभी की उम्र',
    retirementAge: 'सेवानिवृत्ति की उम्र',
    corpusNeededTodaysValue: 'कितना कोष चाहिए (आज का मूल्य)',
    whatYouNeed: 'सेवानिवृत्ति के दिन कितना चाहिए, उस दिन के पैसों में, और उसके लिए हर महीने कितना निवेश।',
    retirement: 'सेवानिवृत्ति',
    howMuchDoINeed: 'सेवानिवृत्ति के बाद मुझे कितना चाहिए?',
    croreInTodaysValueFrom: 'आज के मूल्य में ₹1 करोड़, 30 से 60 की उम्र तक',
    aMonthlyAmount: 'बिना तनख्वाह वाले सालों के लिए हर महीने की रकम',
    lifeExpectancy: 'कितनी उम्र तक का खर्च',
    planForLongerThan: 'जितना सोचते हैं, उससे आगे तक की योजना बनाएँ',
    monthlyExpenseToday: 'आज हर महीने का खर्च',
    returnAfterRetirement: 'सेवानिवृत्ति के बाद रिटर्न (%)',
    savingsSoFar: 'अब तक की बचत',
    monthlyPensionTodaysValue: 'हर महीने पेंशन (आज का मूल्य)',
    formula:
      'हर महीने {firstMonthExpense}, हर साल × {yearlyFactor}, और हर रकम आगे के हर महीने के लिए ÷ (1 + {i}) = <nowrap>{corpus}</nowrap>',
    isTheMonthlyReturnAfter:
      '{i} सेवानिवृत्ति के बाद महीने का रिटर्न है। कोष उतना है जितने के ये सारे खर्च पहले दिन बैठते हैं; उन्हें देते-देते कोष ठीक शून्य पर खत्म होता है। उसमें से बढ़ी हुई बचत घटाकर बाकी को तब तक के महीनों में बाँटा जाता है।',
    iKnowTheCorpus: 'मुझे कोष पता है',
    fromMyExpenses: 'मेरे खर्च से',
    whereToStartFrom: 'कहाँ से शुरू करना है',
    howToUseThisCalculator: 'यह कैलकुलेटर कैसे इस्तेमाल करें',
    typeYourAgeTheAge:
      'अपनी उम्र भरें, किस उम्र में काम छोड़ना चाहते हैं, और आज छोड़ें तो आज के पैसों में कितना कोष चाहिए। फिर चुनें कि तब तक कितना सालाना रिटर्न मानना है। कैलकुलेटर कोष को महँगाई से बढ़ाता है, जो 6% सालाना है जब तक आप उसे न बदलें, और दिखाता है कि वहाँ तक पहुँचने के लिए हर महीने या एक बार में कितना निवेश चाहिए।',
    opensOnAnExample:
      'पेज एक उदाहरण से शुरू होता है, क्योंकि सबके अंक अलग होते हैं: “अपने अंकों से शुरू करें” उसे खाली कर देता है। कोष का अंदाज़ा न हो तो पेज का वह हिस्सा लें जो आपके हर महीने के खर्च से शुरू होता है।',
    howTheAmountIsFound: 'रकम का हिसाब कैसे लगता है',
    corpusThenFormula: 'तब का कोष = आज का कोष × (1 + महँगाई)<sup>साल</sup>',
    monthlyFormula: 'हर महीने = तब का कोष × i ÷ ((1 + i)<sup>n</sup> − 1)',
    yearsAreTheRetirementAge:
      'सेवानिवृत्ति की उम्र में से आपकी उम्र घटाने पर साल मिलते हैं, n उसका बारह गुना है, और i महीने की दर है। किस्त हर महीने के अंत में दी जाती है। चार्ट और तालिका काम के आखिरी महीने तक पैसा दिखाते हैं, जहाँ वह कोष के पैसे-पैसे तक बराबर है। “मेरे खर्च से” उसके बाद के साल दिखाता है: कोष में कितना बाकी है और हर साल कितना निकलता है।',
    aWorkedExample: 'हल किया हुआ उदाहरण',
    atThirtyWithInTodays:
      'उम्र तीस साल, और साठ की उम्र के लिए आज के पैसों में ₹1,00,00,000 का लक्ष्य: तीस साल की 6% महँगाई इसे {target} बना देती है। 12% मानें तो इसके लिए हर महीने <strong>{requiredSip}</strong> चाहिए, या एक बार में {requiredLumpsum}। 10% पर हर महीने {requiredSip2}।',
    someoneWhoBeginsAtForty:
      'जो इसी लक्ष्य के लिए चालीस की उम्र में शुरू करे, उसे हर महीने {requiredSip} चाहिए। तब कोष छोटा है, {target}, लेकिन जोड़ने के लिए सिर्फ़ बीस साल हैं।',
    howMuchIsEnough: 'कितना काफ़ी है?',
    startFromWhatYouSpend:
      'अभी के एक महीने के खर्च से शुरू करें। जो खत्म हो जाएगा, जैसे कर्ज़ या स्कूल की फ़ीस, उसे घटाएँ, और जो बढ़ेगा, जैसे दवा, उसे जोड़ें। उसका बारह गुना एक साल है। लोग अक्सर ऐसे पच्चीस से तैंतीस साल का लक्ष्य रखते हैं, पेंशन या किराए से जो आएगा उसे घटाकर। जितना लंबा जीवन हो और बाद में पैसा जितना कम कमाए, उतना ही बड़ा अंक।',
    toSeeHowLong:
      'कोष कितने समय चलता है, यह देखने के लिए उसे <swpcalculator>SWP कैलकुलेटर</swpcalculator> में हर साल बढ़ती निकासी के साथ भरें।',
    whatThisFigureLeavesOut: 'इस अंक में क्या शामिल नहीं है',
    whatYouAlreadyOwnProvident:
      '<strong>जो आपके पास पहले से है,</strong> जब तक आप उसे न भरें: भविष्य निधि, NPS और बचत से वह कोष घटता है जो अभी जोड़ना है।',
    risingPayAStepUp:
      '<strong>बढ़ती तनख्वाह,</strong> जब तक आप सालाना बढ़ोतरी न भरें। <stepupsipcalculator>स्टेप-अप SIP</stepupsipcalculator> में आप कम से शुरू कर सकते हैं।',
    taxOnGainsWhen:
      '<strong>टैक्स,</strong> जो बेचते समय बढ़त पर लगता है, और यह जोखिम कि काम छोड़ने से ठीक पहले और बाद के साल बुरे निकलें।',
    whyIsTheCorpusSo: 'कोष इतना बड़ा क्यों है?',
    because:
      'क्योंकि वह बहुत बाद के साल के पैसों में है। 6% पर कीमतें करीब हर बारह साल में दुगनी हो जाती हैं; आपने जो अंक भरा और जो दिख रहा है, दोनों से उतना ही खरीदा जाता है।',
    whichReturnShouldIAssume: 'कितना रिटर्न मानूँ?',
    oneForTheWholeWay:
      'पूरे रास्ते के लिए एक: शेयरों वाले लंबे साल और आखिर के शांत साल मिलकर औसत सबसे अच्छी दर से कम रहता है। AMFI कैलकुलेटर में 2% से 13% तक के उदाहरण दिखाने देता है।',
    isHealthInsurancePart: 'क्या स्वास्थ्य बीमा इसमें शामिल है?',
    noPlanForItSeparately: 'नहीं। उसकी योजना अलग से बनाएँ: एक बीमारी का खर्च साल भर के खर्च से ज़्यादा हो सकता है।',
    whatIfICanOnly: 'अगर मैं आधी रकम ही दे सकूँ तो?',
    beginWithHalfThenWork:
      'आधी से शुरू करें। फिर दो-तीन साल ज़्यादा काम करें, बाद में कम खर्च करें, या हर साल किस्त बढ़ाएँ: पेज दिखाता है कि हर एक से कितना फ़र्क पड़ता है।',
    swpAMonthlyIncomeFrom: 'SWP: कोष से हर महीने आमदनी',
    stepUpSipRaise: 'स्टेप-अप SIP: तनख्वाह के साथ किस्त बढ़ाएँ',
    severalGoalsOnOneBudget: 'एक बजट में कई लक्ष्य',
  },
  { reviewed: false },
);
