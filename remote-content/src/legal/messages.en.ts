import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  lastUpdated: 'Last updated <date>{day}</date>',
});
