import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    ask: 'ಕೇಳಿ',
    askInYourOwnWords: 'ನಿಮ್ಮ ಮಾತಿನಲ್ಲೇ ಕೇಳಿ',
    askSuchAs: 'ಉದಾಹರಣೆಗೆ “15 ವರ್ಷ ಪ್ರತಿ ತಿಂಗಳು ₹5,000” ಅಥವಾ “20 ವರ್ಷದಲ್ಲಿ 1 ಕೋಟಿ ಬೇಕು”.',
  },
  { reviewed: false },
);
