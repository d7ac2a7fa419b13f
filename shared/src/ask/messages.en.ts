import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  ask: 'Ask',
  askInYourOwnWords: 'Ask in your own words',
  askSuchAs: '₹5,000 for 15 years',
});
