import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    hereAndThere: '{label}: यहाँ {here}, वहाँ सहेजा हुआ {there}',
  },
  { reviewed: false },
);
