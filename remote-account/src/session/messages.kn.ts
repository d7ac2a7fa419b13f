import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    userNotAuthenticated: 'ಸೈನ್ ಇನ್ ಆಗಿಲ್ಲ',
  },
  { reviewed: false },
);
