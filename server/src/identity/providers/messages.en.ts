import { catalogue } from 'shared/messages';

export const messages = catalogue({
  codeMessage:
    '{code} is your one-time code for {firm}. It is valid for {minutes} minutes. Never share it with anyone.',
});
