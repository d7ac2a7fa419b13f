import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'ಮುಖಪುಟ',
    inEnglish: 'ಈ ಕಾನೂನು ದಾಖಲೆ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಮಾತ್ರ ಇದೆ, ಏಕೆಂದರೆ ಅದರ ಇಂಗ್ಲಿಷ್ ಪದಗಳಿಗೇ ಮಾನ್ಯತೆ ಇದೆ.',
    lastUpdated: 'ಕೊನೆಯ ಬದಲಾವಣೆ: <date>{day}</date>',
  },
  { reviewed: false },
);
