import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    sipCalculator: 'SIP कैलकुलेटर',
    whatAFixedAmountEvery: 'हर महीने की एक तय रकम आगे चलकर कितनी हो सकती है।',
    calculators: 'कैलकुलेटर',
    monthlyInvestment: 'हर महीने निवेश',
    timePeriodYears: 'अवधि (साल)',
    valueOfTheSip: 'SIP का मूल्य (निवेश की गई रकम और अनुमानित रिटर्न)',
    paidEachMonth: '{rate}, किस्त हर महीने के {timing, select, start {शुरू} other {अंत}} में।',
    enterAnAmountAPeriod: 'साल-दर-साल देखने के लिए रकम, अवधि और दर भरें।',
    seeWhatAMonthlyInvestment:
      'देखें कि हर महीने का निवेश साल-दर-साल कितना हो सकता है, सूत्र और ऐसी तालिका के साथ जिसे आप रख सकते हैं।',
    sip: 'SIP',
    whatDoesAFixedAmount: 'हर महीने की एक तय रकम कितनी हो सकती है?',
    aMonthForYears: '10 साल तक हर महीने ₹5,000',
    whatAFixedAmountEveryMonth: 'हर महीने की एक तय रकम आगे चलकर कितनी हो सकती है',
    howToUseThisCalculator: 'यह कैलकुलेटर कैसे इस्तेमाल करें',
    typeWhatYouCanInvest:
      'भरें कि हर महीने कितना निवेश कर सकते हैं, कितने साल, और कितना सालाना रिटर्न मानना चाहते हैं; या स्लाइडर खिसकाएँ। कीबोर्ड में अक्षर हों तो 5k भी लिख सकते हैं, या लाख के लिए 1L। हर अंक के साथ नतीजा बदलता है, और नीचे का चार्ट और तालिका दिखाते हैं कि वह साल-दर-साल और महीने-दर-महीने कैसे बनता है।',
    howTheSumGrows: 'रकम कैसे बढ़ती है',
    aSystematicInvestmentPlan:
      'सिस्टमैटिक इन्वेस्टमेंट प्लान (SIP) हर महीने आपके बैंक खाते से उतनी ही रकम लेकर म्यूचुअल फंड की यूनिट खरीदता है। यह कैलकुलेटर आपकी किस्त बैलेंस में जोड़ता है, बैलेंस को एक महीने की दर से बढ़ाता है, और आपके चुने हर महीने के लिए यही एक बार करता है।',
    valueFormula: 'मूल्य = P × ((1 + i)<sup>n</sup> − 1) ÷ i × (1 + i)',
    pIsTheInstalmentI:
      'P किस्त है, i महीने की दर और n किस्तों की संख्या। मान लें 12% पर 10 साल तक हर महीने ₹5,000: i 0.01 है, n 120 है, और मूल्य <strong>{value}</strong> है, जिसमें {totalInvested} आपने जमा किए। पहले साल आप ₹60,000.00 देते हैं और रकम {gainsOf} कमाती है। दसवें साल आप उतना ही देते हैं और वह <strong>{gainsOf2}</strong> कमाती है। दर वही है; बस कमाने के लिए पैसा ज़्यादा है।',
    whatMeansAndWhat: '12% का मतलब क्या है, और क्या नहीं',
    noMutualFundPays:
      'कोई म्यूचुअल फंड 12% “देता” नहीं है। यह अंक आप मान लेते हैं, ताकि हिसाब लग सके। इक्विटी फंड एक साल 30% बढ़ सकता है और अगले साल 20% गिर सकता है, और ऐसे साल किस क्रम में आते हैं, इससे भी नतीजा बदलता है। किसी नतीजे पर भरोसा करने से पहले एक से ज़्यादा दरें आज़माएँ।',
    aMonthForYearsAtFour: '10 साल तक हर महीने ₹5,000, चार मानी हुई दरों पर',
    rate: 'दर',
    gain: 'बढ़त',
    value: 'मूल्य',
    percent: '{annualRatePct}%',
    aboveEffectiveWhich:
      '13% <effective>प्रभावी</effective> यानी 12.28% <nominal>सांकेतिक</nominal> से ऊपर यह पेज एक सूचना दिखाता है: AMFI कैलकुलेटर में 2% से 13% तक के उदाहरण दिखाने देता है।',
    whatThisFigureLeavesOut: 'इस अंक में क्या शामिल नहीं है',
    costsAFundsExpenseRatio:
      '<strong>खर्च।</strong> फंड का <expenseRatio>एक्सपेंस रेशियो</expenseRatio> उसके रिटर्न में पहले से घटा होता है, इसलिए खर्च के बाद का रिटर्न मानें।',
    taxGainsAreTaxedWhen: '<strong>टैक्स।</strong> बढ़त पर टैक्स बेचते समय लगता है, उस साल के नियमों से।',
    pricesAtInflationInTen:
      '<strong>कीमतें।</strong> 6% महँगाई पर दस साल बाद {value} से उतना ही मिलता है जितना आज {amount} से। ऊपर का विकल्प यही आपके अंकों के लिए दिखाता है।',
    missedMonthsOneInstalment: '<strong>छूटे हुए महीने।</strong> शुरू में छूटी एक किस्त, बाद में छूटी किस्त से महँगी पड़ती है।',
    choosingAnAmount: 'रकम कैसे चुनें',
    startFromTheGoalNot:
      'शुरुआत लक्ष्य से करें, फंड से नहीं। पता हो कि कितना और कब चाहिए, तो लक्ष्य प्लानर उसे हर महीने की रकम में बदल देता है। सिर्फ़ यह पता हो कि कितना बचा सकते हैं, तो ऐसी रकम चुनें जो मुश्किल महीने में भी दे सकें, और आमदनी बढ़ने पर उसे बढ़ाएँ: हर साल 10% बढ़ोतरी के साथ यही योजना {value} बनती है, {totalInvested} के निवेश पर।',
    startFromAGoal: '<goals>लक्ष्य से शुरू करें</goals> या <stepupsipcalculator>स्टेप-अप SIP</stepupsipcalculator> देखें।',
    canILoseMoney: 'क्या SIP में पैसा डूब सकता है?',
    yesASipSpreads:
      'हाँ, नुकसान हो सकता है। SIP आपकी खरीद को समय में बाँटता है; बाज़ार का जोखिम खत्म नहीं करता। दस साल बाद भी मूल्य जमा रकम से कम हो सकता है।',
    canIStopOrChange: 'क्या इसे रोका या बदला जा सकता है?',
    yesAtAnyTime: 'हाँ, जब चाहें, फंड हाउस को निर्देश देकर। कुछ स्कीमें जल्दी बेची गई यूनिट पर <exitLoad>एग्ज़िट लोड</exitLoad> लेती हैं।',
    isTheFirstInstalment: 'क्या पहली किस्त पहले दिन से गिनी जाती है?',
    hereItIsBecauseMost:
      'यहाँ हाँ, क्योंकि ज़्यादातर लोग महीने के शुरू में देते हैं। दूसरा तरीका देखने के लिए ऊपर “महीने के अंत में” चुनें: उदाहरण में {atEnd}।',
    whyDoesMyFundHouse: 'मेरा फंड हाउस थोड़ा अलग अंक क्यों दिखाता है?',
    itMayTurnTheYearly:
      'हो सकता है वह सालाना दर से महीने की दर दूसरे तरीके से निकालता हो, या पहली किस्त एक महीने बाद गिनता हो। तालिका के नीचे के चार कार्ड चारों नतीजे दिखाते हैं; आम तौर पर उनमें से कोई एक मिल जाता है।',
    stepUpSipRaise: 'स्टेप-अप SIP: हर साल किस्त बढ़ाएँ',
    lumpsumInvestOnce: 'एकमुश्त: एक बार निवेश करें',
    corpusFromATarget: 'कोष: लक्ष्य से हर महीने की रकम तक',
    swpAMonthlyIncomeFrom: 'SWP: जोड़े हुए पैसे से हर महीने आमदनी',
    formulaInNumbers:
      '{monthly} × ((1 + {i})<sup>{count}</sup> − 1) ÷ {i}{timing, select, start { × (1 + {i})} other {}} = <nowrap>{value}</nowrap>',
    whereNumbersComeFrom:
      '{i} यानी {rateConvention, select, nominal {{rate}% ÷ 12} other {{yearlyFactor} का 12वाँ मूल (root) − 1}}। {count} यानी {years} साल × 12 किस्तें। {timing, select, start {आखिरी गुणा इसलिए है कि आप हर महीने के शुरू में देते हैं।} other {आगे कोई गुणा नहीं है, क्योंकि आप हर महीने के अंत में देते हैं।}}',
  },
  { reviewed: false },
);
