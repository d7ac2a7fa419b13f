import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    hereAndThere: '{label}: ಇಲ್ಲಿ {here}, ಅಲ್ಲಿ ಉಳಿಸಿದ್ದು {there}',
  },
  { reviewed: false },
);
