import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    ask: 'ಕೇಳಿ',
    askInYourOwnWords: 'ನಿಮ್ಮ ಮಾತಿನಲ್ಲೇ ಕೇಳಿ',
    askSuchAs: 'SIP ₹5,000, 15 ವರ್ಷ',
  },
  { reviewed: false },
);
