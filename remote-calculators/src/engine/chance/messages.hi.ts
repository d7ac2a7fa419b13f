import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    anAssumptionOfTheHouse: 'हमारा अपना अनुमान, जिसे फर्म तय करेगी',
  },
  { reviewed: false },
);
