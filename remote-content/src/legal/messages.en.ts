import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  inEnglish: '',
  lastUpdated: 'Last updated <date>{day}</date>',
});
