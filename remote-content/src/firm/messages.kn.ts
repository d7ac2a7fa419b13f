import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    range: '{from} ರಿಂದ {to}',
  },
  { reviewed: false },
);
