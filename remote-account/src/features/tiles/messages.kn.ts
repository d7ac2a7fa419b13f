import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    portfolio: 'ಪೋರ್ಟ್‌ಫೋಲಿಯೊ',
    currentPortfolio: 'ಈಗಿನ ಪೋರ್ಟ್‌ಫೋಲಿಯೊ',
    holdingsAndTheirValue: 'ಹೂಡಿಕೆಗಳು ಮತ್ತು ಅವುಗಳ ಮೌಲ್ಯ',
    reports: 'ವರದಿಗಳು',
    statementsAndCapitalGains: 'ಸ್ಟೇಟ್‌ಮೆಂಟ್ ಮತ್ತು ಬಂಡವಾಳ ಲಾಭ',
    investmentSummary: 'ಹೂಡಿಕೆಯ ಸಾರಾಂಶ',
    whatYouInvestedAndWithdrew: 'ನೀವು ಹೂಡಿದ್ದು ಮತ್ತು ಹಿಂಪಡೆದದ್ದು',
    trackYourGoal: 'ನಿಮ್ಮ ಗುರಿಯ ಪ್ರಗತಿ',
    longMediumAndShortTerm: 'ದೀರ್ಘ, ಮಧ್ಯಮ ಮತ್ತು ಅಲ್ಪ ಅವಧಿ',
    transact: 'ವ್ಯವಹಾರ',
    newInvestment: 'ಹೊಸ ಹೂಡಿಕೆ',
    startSIPOrLumpsum: 'SIP ಅಥವಾ ಲಂಪ್‌ಸಮ್ ಶುರು ಮಾಡಿ',
    openNewFundOffers: 'ತೆರೆದಿರುವ ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳು',
    transactInExistingFolios: 'ಈಗಿರುವ ಫೋಲಿಯೊಗಳಲ್ಲಿ ವ್ಯವಹಾರ',
    addSwitchOrRedeem: 'ಸೇರಿಸಿ, ಬದಲಿಸಿ ಅಥವಾ ಹಿಂಪಡೆಯಿರಿ',
    advice: 'ಮಾರ್ಗದರ್ಶನ',
    consultAFinancialAdvisor: 'ನಮ್ಮವರ ಜೊತೆ ಹಣಕಾಸಿನ ಬಗ್ಗೆ ಮಾತನಾಡಿ',
    thirtyMinutes: 'ಮೂವತ್ತು ನಿಮಿಷ',
    webinarContent: 'ವೆಬಿನಾರ್ ವಿಷಯಗಳು',
    datesAndRegistration: 'ದಿನಾಂಕಗಳು ಮತ್ತು ನೋಂದಣಿ',
    articlesInPlainWords: 'ಸರಳ ಮಾತಿನಲ್ಲಿ ಲೇಖನಗಳು',
  },
  { reviewed: false },
);
