import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    smallSavingsRates:
      'ಹಣಕಾಸು ಸಚಿವಾಲಯ, ಅಕ್ಟೋಬರ್ ನಿಂದ ಡಿಸೆಂಬರ್ 2025 ರವರೆಗಿನ ಸಣ್ಣ ಉಳಿತಾಯ ಯೋಜನೆಗಳ ಬಡ್ಡಿ ದರಗಳು; EPFO, 2025-26 ಕ್ಕೆ ಘೋಷಿಸಿದ ಬಡ್ಡಿ ದರ',
    schemeRules:
      'ಸಾರ್ವಜನಿಕ ಭವಿಷ್ಯ ನಿಧಿ (PPF) ಯೋಜನೆ 2019, ಸುಕನ್ಯಾ ಸಮೃದ್ಧಿ ಖಾತೆ ಯೋಜನೆ 2019, ನೌಕರರ ಪಿಂಚಣಿ ಯೋಜನೆ 1995, ಡಿಸೆಂಬರ್ 2025 ರ PFRDA ನಿರ್ಗಮನ ನಿಯಮಗಳು',
  },
  { reviewed: false },
);
