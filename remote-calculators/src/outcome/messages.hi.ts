import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    about: 'लगभग {amount}',
    monthInYear: '{month} (साल {year})',
    unitEndings: '%|₹|साल|महीने',
    inTodaysRupeesAlone: 'आज के रुपयों में',
    asYouPay: 'जितना आपको देना है',
    allAmountsInTodaysRupees: 'सभी रकमें {inflationPct}% सालाना महँगाई पर आज के रुपयों में।',
    buysOfTodaysGoods: 'पहले महीने आज के {first} जितना सामान खरीदती है, आखिरी महीने {last} जितना',
    theRateIsYourAssumption: 'दर आपका अपना अनुमान है। बाज़ार चढ़ते भी हैं और गिरते भी; असली अंक अलग होगा।',
    marketRisks: 'म्यूचुअल फंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यानपूर्वक पढ़ें।',
    noResultYetSomeFigures: 'अभी कोई नतीजा नहीं: कुछ अंक बाकी हैं।',
    rateAbove:
      'यहाँ {name, select, postReturnPct {सेवानिवृत्ति के बाद } sourceRatePct {सोर्स फंड के लिए } targetRatePct {टारगेट फंड के लिए } investRatePct {निवेश के लिए } debtRatePct {डेट फंड के लिए } other {}}{cagr}% सालाना माना गया है। AMFI ऐसे उदाहरणों में {kind, select, general {{least} से {most}% तक} other {फिक्स्ड इनकम के लिए ज़्यादा से ज़्यादा {fixedIncome}%}} मानने देता है।',
    limits:
      'AMFI: {kind, select, general {{least} से {most}%} other {{fixedIncome}% तक}}{typed, select, nominal { प्रभावी} other {}}',
    labelAsPaid: '{label}, जितना देना है',
    inTodaysRupees: '{name} (आज के रुपयों में)',
    todaysRupees: '{inflation}% महँगाई पर आज के रुपयों में',
  },
  { reviewed: false },
);
