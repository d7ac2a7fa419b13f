import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    userNotAuthenticated: 'आप साइन इन नहीं हैं',
  },
  { reviewed: false },
);
