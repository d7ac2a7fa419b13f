import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    calculators: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    pickAQuestionEach: 'ಒಂದು ಪ್ರಶ್ನೆ ಆರಿಸಿ, ಅಥವಾ ನಿಮ್ಮದೇ ಕೇಳಿ.',
    examplesAssumeAYearNominal:
      'ಉದಾಹರಣೆಗಳಲ್ಲಿ ಊಹಿಸಿದ್ದು: ವರ್ಷಕ್ಕೆ 12% (ನಾಮಮಾತ್ರ, ಪ್ರತಿ ತಿಂಗಳು; ಒಟ್ಟು ಮೊತ್ತ ಪ್ರತಿ ವರ್ಷ ಬೆಳೆಯುತ್ತದೆ), STP ಮೂಲ ಫಂಡ್‌ಗೆ 8%, ಮತ್ತು ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ ಕಂತು.',
    whichCalculator: 'ನನಗೆ ಯಾವ ಕ್ಯಾಲ್ಕುಲೇಟರ್ ಬೇಕು?',
    answerAndSee: 'ಎರಡು ಮೂರು ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ಸರಿಯಾದುದು ತಿಳಿಯುತ್ತದೆ.',
    home: 'ಮುಖಪುಟ',
    goals: 'ಗುರಿಗಳು',
    childPlan: 'ಮಕ್ಕಳ ಯೋಜನೆ',
    planForYourChildsEducation: 'ಮಗುವಿನ ಶಿಕ್ಷಣ ಅಥವಾ ಮದುವೆ.',
    examplesAssumeAYear: 'ಉದಾಹರಣೆಗಳಲ್ಲಿ ಊಹಿಸಿದ್ದು: ವರ್ಷಕ್ಕೆ 10%, 6% ಹಣದುಬ್ಬರ, ಮತ್ತು ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ ಒಂದು ಕಂತು.',
    pickWhatYouWant: 'ಪ್ರತಿ ತಿಂಗಳು ಎಷ್ಟು, ಎಲ್ಲಿಯವರೆಗೆ ಉಳಿಸಬೇಕು.',
    examplesAssumeAYearForThe:
      'ಉದಾಹರಣೆಗಳಲ್ಲಿ ಊಹಿಸಿದ್ದು: ವರ್ಷಕ್ಕೆ 12% (ಮಕ್ಕಳ ಪ್ಲಾನರ್‌ಗಳಲ್ಲಿ 10%), ನಿಧಿಯನ್ನು ಬಿಟ್ಟು ಉಳಿದವಕ್ಕೆ 6% ಹಣದುಬ್ಬರ, ಮತ್ತು ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ ಒಂದು ಕಂತು.',
    iCanPutMoneyAside: 'ನಾನು ಹಣ ಉಳಿಸಬಲ್ಲೆ',
    iWantMoneyToCome: 'ನನಗೆ ಹಣ ಬರುತ್ತಿರಬೇಕು',
    iWantToPayForSomething: 'ನನಗೆ ಒಂದು ಖರ್ಚಿಗೆ ಹಣ ಬೇಕು',
    iWantAFixedRate: 'ನನಗೆ ಠೇವಣಿ ಅಥವಾ ಸರ್ಕಾರಿ ಯೋಜನೆ ಬೇಕು',
    iBorrowOrProtect: 'ನನಗೆ ಸಾಲ ಬೇಕು, ಅಥವಾ ಕುಟುಂಬಕ್ಕೆ ರಕ್ಷಣೆ ಬೇಕು',
    iWantToUnderstand: 'ನನ್ನ ಅಂಕಿಗಳನ್ನು ಅರ್ಥ ಮಾಡಿಕೊಳ್ಳಬೇಕು',
    moreCalculators: 'ಇನ್ನಷ್ಟು ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    moreWaysToBegin: 'ಆರಂಭಿಸಲು ಇನ್ನಷ್ಟು ದಾರಿಗಳು',
    moreThanOneGoal: 'ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಗುರಿಗಳಿವೆಯೇ?',
    putThemOnOneMonthly: 'ಅವುಗಳನ್ನೆಲ್ಲ ತಿಂಗಳಿಗೊಂದು ಬಜೆಟ್‌ಗೆ ಸೇರಿಸಿ. ಯಾವ ವರ್ಷಗಳು ಬಜೆಟ್ ಮೀರುತ್ತವೆ, ಏನು ಮಾಡಿದರೆ ಸರಿಹೋಗಬಹುದು ಎಂದು ನೋಡಬಹುದು.',
    planYourGoalsTogether: 'ನಿಮ್ಮ ಗುರಿಗಳನ್ನು ಒಟ್ಟಿಗೆ ಯೋಜಿಸಿ',
    notSureWhereToBegin: 'ಎಲ್ಲಿಂದ ಆರಂಭಿಸಬೇಕು ಎಂದು ತಿಳಿಯುತ್ತಿಲ್ಲವೇ?',
    mostPeopleStart: 'ಹೆಚ್ಚಿನವರು ಹತ್ತಿರದ ದಿನಾಂಕದ ಗುರಿಯಿಂದ ಆರಂಭಿಸುತ್ತಾರೆ, ಏಕೆಂದರೆ ಅದರ ಹಣ ಬೆಳೆಯಲು ಸಮಯ ತೀರಾ ಕಡಿಮೆ.',
    bookAnAppointment: 'ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ',
    mutualFundInvestmentsAre:
      '{assumptions} ಮ್ಯೂಚುವಲ್ ಫಂಡ್ ಹೂಡಿಕೆಗಳು ಮಾರುಕಟ್ಟೆಯ ಅಪಾಯಗಳಿಗೆ ಒಳಪಟ್ಟಿವೆ, ಯೋಜನೆಗೆ ಸಂಬಂಧಿಸಿದ ಎಲ್ಲಾ ದಾಖಲೆಗಳನ್ನು ಎಚ್ಚರಿಕೆಯಿಂದ ಓದಿ.',
  },
  { reviewed: false },
);
