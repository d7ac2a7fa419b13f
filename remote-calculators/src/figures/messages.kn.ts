import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    checkThisFigureItWas: 'ಈ ಅಂಕಿಯನ್ನು ಪರಿಶೀಲಿಸಿ: ಇದನ್ನು {reviewBy} ರಂದು ಮರುಪರಿಶೀಲಿಸಬೇಕಿತ್ತು.',
    aYearlyRate: '{convention, select, nominal {ನಾಮಮಾತ್ರ} other {ಪರಿಣಾಮಕಾರಿ}} ವಾರ್ಷಿಕ ದರ',
    years: '{figure} {value, plural, one {ವರ್ಷ} other {ವರ್ಷ}}',
    months: '{figure} {value, plural, one {ತಿಂಗಳು} other {ತಿಂಗಳು}}',
    otherRate:
      '{rate}% {convention, select, nominal {ನಾಮಮಾತ್ರ} other {ಪರಿಣಾಮಕಾರಿ}} ಅಂದರೆ {other}% {counterpart, select, nominal {ನಾಮಮಾತ್ರ} other {ಪರಿಣಾಮಕಾರಿ}}',
    rateAYear:
      'ವರ್ಷಕ್ಕೆ {rate}% {convention, select, nominal {ನಾಮಮಾತ್ರ} other {ಪರಿಣಾಮಕಾರಿ}} ({other}% {counterpart, select, nominal {ನಾಮಮಾತ್ರ} other {ಪರಿಣಾಮಕಾರಿ}}), ಪ್ರತಿ ತಿಂಗಳು ಚಕ್ರಬಡ್ಡಿ',
  },
  { reviewed: false },
);
