import { catalogue } from 'shared/messages';

export const messages = catalogue({
  userNotAuthenticated: 'User not authenticated',
});
