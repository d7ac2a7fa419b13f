import { catalogue } from 'shared/messages';

export const messages = catalogue({
  manyAreWriting: 'Many are writing at this moment. Please try again in a few seconds.',
});
