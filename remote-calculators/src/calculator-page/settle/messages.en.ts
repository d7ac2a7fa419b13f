import { catalogue } from 'shared/messages';

export const messages = catalogue({
  partCouldNotCome: 'This part could not be loaded. Reload once you are online; the page’s address keeps your figures.',
});
