import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  ask: 'Ask',
  askInYourOwnWords: 'Ask in your own words',
  askSuchAs: 'Such as “₹5,000 a month for 15 years” or “1 crore in 20 years”.',
});
