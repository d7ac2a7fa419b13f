import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    tooManyReports: 'ತುಂಬಾ ವರದಿಗಳು. ಅವುಗಳಲ್ಲಿ ಕೆಲವನ್ನು ಮಾತ್ರ ತೆಗೆದುಕೊಳ್ಳಲಾಗುತ್ತದೆ; ಏನೂ ಕಳೆದುಹೋಗುವುದಿಲ್ಲ.',
  },
  { reviewed: false },
);
