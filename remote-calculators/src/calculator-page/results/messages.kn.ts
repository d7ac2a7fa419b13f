import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    source: 'ಆಧಾರ: {source}, {dated}.',
    investMonthly: 'ಪ್ರತಿ ತಿಂಗಳು ಹೂಡಿಕೆ',
    investOneTime: 'ಒಂದೇ ಬಾರಿ ಹೂಡಿಕೆ',
    wayToInvest: 'ಹೂಡಿಕೆಯ ವಿಧಾನ',
    resultAtAGlance: 'ಒಂದು ನೋಟದಲ್ಲಿ ಫಲಿತಾಂಶ',
    seeYears: 'ವರ್ಷಗಳನ್ನು ನೋಡಿ',
    result: 'ಫಲಿತಾಂಶ',
    howItIsCounted: 'ಲೆಕ್ಕ ಹೇಗೆ ಬಂತು',
  },
  { reviewed: false },
);
