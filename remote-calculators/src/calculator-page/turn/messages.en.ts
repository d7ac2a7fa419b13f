import { catalogue } from 'shared/messages';

export const messages = catalogue({
  whatYouStartFrom: 'What you start from',
  iCanSave: 'I can save',
  iWantToReach: 'I want to reach',
});
