import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  noAnswerCameInTime: 'No answer came in time.',
});
