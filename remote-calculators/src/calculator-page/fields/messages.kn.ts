import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    more: 'ಇನ್ನಷ್ಟು',
    yourNumbers: 'ನಿಮ್ಮ ಅಂಕಿಗಳು',
    to: ' ರಿಂದ ',
    showInTodaysRupees: 'ಇಂದಿನ ರೂಪಾಯಿಗಳಲ್ಲಿ ತೋರಿಸಿ',
    whatEachAmountBuys: 'ಪ್ರತಿ ಮೊತ್ತ ಅದರ ದಿನಾಂಕದಂದು ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ ಎಷ್ಟನ್ನು ಕೊಳ್ಳಬಹುದು',
    yearlyInflation: 'ವಾರ್ಷಿಕ ಹಣದುಬ್ಬರ (%)',
    calculate: 'ಲೆಕ್ಕ ಹಾಕಿ',
    month: 'ತಿಂಗಳು',
    monthOf: '{label}, ತಿಂಗಳು',
    yearOf: '{label}, ವರ್ಷ',
    years: 'ವರ್ಷ',
    months: 'ತಿಂಗಳು',
  },
  { reviewed: false },
);
