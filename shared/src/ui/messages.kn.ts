import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    close: 'ಮುಚ್ಚಿ',
    breadcrumb: 'ನೀವು ಇಲ್ಲಿದ್ದೀರಿ',
    retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    dismiss: 'ತೆಗೆದುಹಾಕಿ',
  },
  { reviewed: false },
);
