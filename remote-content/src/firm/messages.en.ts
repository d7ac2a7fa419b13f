import { catalogue } from 'shared/messages';

export const messages = catalogue({
  range: '{from} to {to}',
});
