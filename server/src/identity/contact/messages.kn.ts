import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    enterMobileNumber: '10 ಅಂಕಿಗಳ ಮೊಬೈಲ್ ನಂಬರ್ ನಮೂದಿಸಿ, ಅಥವಾ + ಮತ್ತು ದೇಶದ ಕೋಡ್ ಜೊತೆ ನಮೂದಿಸಿ.',
    noCodesToThisCountry: 'ಈ ದೇಶದ ನಂಬರ್‌ಗಳಿಗೆ ಕೋಡ್ ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ. ಬದಲಿಗೆ ಇಮೇಲ್ ವಿಳಾಸ ಬಳಸಿ.',
  },
  { reviewed: false },
);
