import { catalogue } from 'shared/messages';

export const messages = catalogue({
  hereAndThere: '{label}: here {here}, saved there {there}',
});
