import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    ask: 'पूछें',
    askInYourOwnWords: 'अपने शब्दों में पूछें',
    askSuchAs: 'SIP ₹5,000, 15 साल',
  },
  { reviewed: false },
);
