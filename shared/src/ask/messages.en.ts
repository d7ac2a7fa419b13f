import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  ask: 'Ask',
  askInYourOwnWords: 'Ask in your own words',
  askSuchAs: 'SIP ₹5,000, 15 years',
});
