import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    aMonth: '{amount} हर महीने',
    by: '{day} तक',
    fromAge: 'उम्र {age} से',
    toAge: '{age} की उम्र तक',
    forTerm: 'अवधि {term}',
    atRate: 'दर {rate}',
  },
  { reviewed: false },
);
