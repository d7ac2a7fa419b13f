import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    swpCalculator: 'SWP कैलकुलेटर',
    howLongAnInvestmentCan: 'बचत कब तक हर महीने पैसा दे सकती है।',
    calculators: 'कैलकुलेटर',
    totalInvestment: 'कुल निवेश',
    monthlyWithdrawal: 'हर महीने निकासी',
    timePeriodYears: 'अवधि (साल)',
    annualStepUp: 'हर साल बढ़ोतरी (%)',
    theSameWithdrawalEvery: 'हर महीने उतनी ही निकासी',
    raisesTheWithdrawalEvery: 'निकासी हर बारह महीने पर बढ़ती है',
    enterOrLessAWithdrawal: '₹{investment} या कम भरें: निकासी निवेश से ज़्यादा नहीं हो सकती। तब तक नतीजे खाली रहेंगे।',
    remainingValue: 'बाकी मूल्य',
    totalWithdrawn: 'कुल निकाली गई रकम',
    investedAmount: 'निवेश की गई रकम',
    estimatedReturns: 'अनुमानित रिटर्न',
    lastsUntil: 'कब तक चलेगा',
    lastPayout: 'आखिरी निकासी',
    withdrawnInTheYear: 'साल में निकाली गई रकम',
    inTheYear: 'साल में',
    withdrawn: 'निकाला',
    remaining: 'बाकी',
    returns: 'रिटर्न',
    remainingValueOfTheInvestment: 'निवेश का बाकी मूल्य',
    withdrawnEachMonth: '{rate}, निकासी हर महीने के {timing, select, start {शुरू} other {अंत}} में।',
    enterAnInvestment: 'साल-दर-साल देखने के लिए निवेश, निकासी, दर और अवधि भरें।',
    howLongAnInvestmentCanPay:
      'निवेश आपको कितने समय तक हर महीने पैसा दे सकता है, आखिर में कितना बचता है, और किस महीने में खत्म हो सकता है।',
    swp: 'SWP',
    howLongCanMySavings: 'मेरी बचत से कितने समय तक हर महीने पैसा मिल सकता है?',
    leftOfLakhAfter: '₹10 लाख में से 10 साल तक हर महीने ₹10,000 के बाद बचता है',
    howLongASumLasts: 'निकालते रहें तो रकम कितने समय चलती है',
    howToUseThisCalculator: 'यह कैलकुलेटर कैसे इस्तेमाल करें',
    aSystematicWithdrawalPlan:
      'सिस्टमैटिक विदड्रॉल प्लान (SWP) हर महीने आपके फंड का एक तय हिस्सा बेचकर आपके बैंक खाते में भेजता है, और बाकी निवेश में रहता है। भरें कि कितना निवेश किया है, हर महीने कितना चाहिए, कितना रिटर्न मानना चाहते हैं और कितने साल। महँगाई के साथ चलने के लिए हर साल की बढ़ोतरी से निकासी बढ़ती है।',
    thePageShowsWhatRemains:
      'पेज दिखाता है कि आखिर में कितना बचता है और कुल कितना मिला। पैसा पहले खत्म हो तो वह महीना और आखिरी, छोटी निकासी भी बताता है। चार्ट में बैलेंस उस महीने शून्य पर आता है; उसके नीचे अपने अलग पैमाने पर हर साल की निकासी है। निकासी निवेश जितनी हो सकती है, उससे ज़्यादा नहीं।',
    howTheBalanceMoves: 'बैलेंस कैसे बदलता है',
    newBalanceFormula: 'नया बैलेंस = (बैलेंस − निकासी) × (1 + i)',
    thatIsOneMonthWhen:
      'निकासी महीने के शुरू में हो तो एक महीना ऐसा है; i महीने की दर है। निकासी महीने के अंत में हो तो पहले बढ़त लगती है: बैलेंस × (1 + i) − निकासी। आपकी माँगी रकम से कम बचा हो तो जो बचा है वही मिलता है। बैलेंस कभी शून्य से नीचे नहीं जाता।',
    aWorkedExample: 'हल किया हुआ उदाहरण',
    atWithAMonthTaken:
      '12% पर ₹10,00,000, और 10 साल तक हर महीने के शुरू में ₹10,000 की निकासी: आपको कुल {totalWithdrawn} मिलते हैं और <strong>{remainingInvestment}</strong> बचते हैं। पहले महीने की निकासी निवेश का 1% है और महीने की दर भी 1%, इसलिए बैलेंस सिर्फ़ इस कारण घटता है कि हर निकासी कुछ कमाने से पहले ही निकल जाती है। इसके बदले महीने के अंत में निकालें तो ठीक {remainingInvestment2} बचते हैं।',
    withAMonthTheSame:
      'हर महीने ₹20,000 निकालें तो यही निवेश {toLowerCase} में खाली हो जाता है, और उसकी आखिरी निकासी {lastWithdrawal} है। और रिटर्न 12% की जगह 8% हो तो हर महीने ₹10,000 निकालने पर दस साल बाद {remainingInvestment} बचते हैं। हमेशा कम दर भी आज़माएँ।',
    whatThisFigureLeavesOut: 'इस अंक में क्या शामिल नहीं है',
    theOrderOfGood:
      '<strong>अच्छे और बुरे सालों का क्रम।</strong> यह पेज फंड को हर महीने एक ही दर से बढ़ाता है। असल में निकासी वाली योजना को शुरू के सालों की गिरावट, आखिर की उतनी ही गिरावट से कहीं ज़्यादा चोट पहुँचाती है, क्योंकि तब यूनिट सस्ते में बिकती हैं।',
    taxEachPayout:
      '<strong>टैक्स।</strong> हर निकासी एक बिक्री है; उसके अंदर की बढ़त पर टैक्स इस बात से लगता है कि यूनिट कितने समय रखी थीं।',
    pricesTheSamePayoutBuys:
      '<strong>कीमतें।</strong> उतनी ही निकासी से हर साल कम खरीदा जाता है। हर साल की बढ़ोतरी भरें, या नतीजा <todays>आज के रुपयों</todays> में देखें: तब हर निकासी उतनी गिनी जाती है जितना वह अपने महीने में खरीदती है।',
    isAnSwpASafe: 'क्या SWP पक्की आमदनी है?',
    noPayoutsContinueAsLong:
      'नहीं। फंड में पैसा है तब तक निकासी चलती है; वह ब्याज नहीं है और कोई उसका वादा नहीं करता। जमा या एन्युटी तय आमदनी देती है, जो आम तौर पर कम होती है।',
    howMuchCanIWithdraw: 'कितना निकालूँ कि पैसा खत्म न हो?',
    tryAmountsUntilRunsOut:
      'रकम बदलकर देखें, जब तक आपके सालों के लिए “कब तक चलेगा” दिखना बंद न हो जाए। फिर दर तीन-चार प्रतिशत घटाएँ और देखें कि योजना तब भी चलती है या नहीं।',
    whichConventionDoFund: 'फंड हाउस कौन-सा तरीका लेते हैं?',
    theySellUnits:
      'वे आपकी चुनी तारीख पर यूनिट बेचते हैं। महीने के शुरू की तारीख “महीने के शुरू में” के सबसे पास है, और बाद की तारीख “महीने के अंत में” के।',
    canIChangeTheAmount: 'क्या रकम बाद में बदली जा सकती है?',
    yesYouMayStopRaise: 'हाँ। आप कभी भी फंड हाउस को निर्देश देकर SWP रोक, बढ़ा या घटा सकते हैं।',
    retirementHowLargeShould: 'सेवानिवृत्ति: निवेश कितना बड़ा होना चाहिए?',
    stpMoveMoneyBetweenFunds: 'STP: फंडों के बीच पैसा ले जाएँ',
    lumpsumTheSameInvestment: 'एकमुश्त: यही निवेश, बिना निकासी के',
    isTheMonthlyRate: '{i} महीने की दर है। निकासी कभी बची हुई रकम से ज़्यादा नहीं होती, इसलिए बैलेंस कभी शून्य से नीचे नहीं जाता।',
    withdrawals: '{count} निकासी{end, select, none {} other {, {end} तक}}',
    formulaInNumbers:
      '{timing, select, start {(बैलेंस − {pay}) × (1 + {i})} other {बैलेंस × (1 + {i}) − {pay}}}, {investment} से शुरू करके {times} बार{raise, select, none {} other {, और {pay} हर साल × {raise}}} = <nowrap>{remaining}</nowrap>',
  },
  { reviewed: false },
);
