import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    pageNotFound: 'ಈ ಪುಟ ಸಿಗಲಿಲ್ಲ',
    noSuchAddress: 'ಈ ಸೈಟ್‌ನಲ್ಲಿ ಅಂತಹ ವಿಳಾಸವಿಲ್ಲ.',
  },
  { reviewed: false },
);
