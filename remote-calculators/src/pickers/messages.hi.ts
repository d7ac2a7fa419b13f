import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    calculators: 'कैलकुलेटर',
    pickAQuestionEach: 'कोई सवाल चुनें, या अपना पूछें।',
    examplesAssumeAYearNominal:
      'उदाहरणों में 12% सालाना माना गया है (सांकेतिक, हर महीने; एकमुश्त रकम साल में एक बार बढ़ती है), STP के सोर्स फंड के लिए 8%, और किस्तें महीने की शुरुआत में।',
    whichCalculator: 'मुझे कौन सा कैलकुलेटर चाहिए?',
    answerAndSee: 'दो-तीन सवालों से पता चलता है कौन-सा सही है।',
    home: 'होम',
    goals: 'लक्ष्य',
    childPlan: 'बच्चे की योजना',
    planForYourChildsEducation: 'बच्चे की पढ़ाई या शादी।',
    examplesAssumeAYear: 'उदाहरणों में 10% सालाना, 6% महँगाई और हर महीने के अंत में किस्त मानी गई है।',
    pickWhatYouWant: 'हर महीने कितना बचाएँ, और कब तक।',
    examplesAssumeAYearForThe:
      'उदाहरणों में 12% सालाना (बच्चों के प्लानर में 10%), कोष को छोड़कर 6% महँगाई, और हर महीने के अंत में किस्त मानी गई है।',
    iCanPutMoneyAside: 'मुझे पैसा जोड़ना है',
    iWantMoneyToCome: 'मुझे पैसा मिलता रहे',
    iWantToPayForSomething: 'मुझे किसी चीज़ के लिए पैसा चाहिए',
    iWantAFixedRate: 'मुझे जमा या सरकारी योजना चाहिए',
    iBorrowOrProtect: 'मुझे कर्ज़ लेना है, या परिवार की सुरक्षा चाहिए',
    iWantToUnderstand: 'मुझे अपने अंक समझने हैं',
    moreCalculators: 'और कैलकुलेटर',
    moreWaysToBegin: 'शुरुआत के और तरीके',
    moreThanOneGoal: 'एक से ज़्यादा लक्ष्य हैं?',
    putThemOnOneMonthly: 'सबको हर महीने के एक ही बजट में रखें। दिखेगा कि किन सालों में बजट से ज़्यादा लगता है और उसका क्या उपाय है।',
    planYourGoalsTogether: 'अपने लक्ष्यों की योजना साथ बनाएँ',
    notSureWhereToBegin: 'समझ नहीं आ रहा कि कहाँ से शुरू करें?',
    mostPeopleStart: 'ज़्यादातर लोग उस लक्ष्य से शुरू करते हैं जिसकी तारीख सबसे पास है, क्योंकि उसके पैसे को बढ़ने का समय सबसे कम मिलता है।',
    bookAnAppointment: 'मुलाकात तय करें',
    mutualFundInvestmentsAre:
      '{assumptions} म्यूचुअल फंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यानपूर्वक पढ़ें।',
  },
  { reviewed: false },
);
