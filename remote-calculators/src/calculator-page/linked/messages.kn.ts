import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    aMonth: 'ತಿಂಗಳಿಗೆ {amount}',
    by: 'ಗುರಿಯ ದಿನ {day}',
    fromAge: 'ವಯಸ್ಸು {age} ರಿಂದ',
    toAge: '{age} ವರೆಗೆ',
    forTerm: 'ಅವಧಿ {term}',
    atRate: 'ದರ {rate}',
  },
  { reviewed: false },
);
