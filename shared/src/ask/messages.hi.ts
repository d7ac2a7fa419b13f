import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    ask: 'पूछें',
    askInYourOwnWords: 'अपने शब्दों में पूछें',
    askSuchAs: 'जैसे “₹5,000 हर महीने 15 साल तक” या “20 साल में 1 करोड़ चाहिए”।',
  },
  { reviewed: false },
);
