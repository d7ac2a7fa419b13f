import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    amfiCircularToFundHouses: 'ಯಾವುದೇ ಸ್ಕೀಮ್ ಹೆಸರಿಸದ ಉದಾಹರಣೆಗಳು ಮತ್ತು ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳ ಬಗ್ಗೆ AMFI ಸುತ್ತೋಲೆ',
    pastPerformanceMayOrMay:
      'ಹಿಂದಿನ ಸಾಧನೆ ಮುಂದೆಯೂ ಹಾಗೆಯೇ ಮುಂದುವರಿಯಬಹುದು ಅಥವಾ ಮುಂದುವರಿಯದೇ ಇರಬಹುದು, ಮತ್ತು ಅದು ಮುಂದಿನ ಯಾವುದೇ ಗಳಿಕೆಗೆ ಖಾತರಿ ಅಲ್ಲ.',
  },
  { reviewed: false },
);
