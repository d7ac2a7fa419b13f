import { catalogue } from 'shared/messages';

export const messages = catalogue({
  idempotencyKeyIsTooLong: 'The Idempotency-Key is too long.',
  keyUsedAlready: 'This Idempotency-Key belongs to another enquiry.',
  question: 'Question from {name}',
  perhapsSpam: 'Perhaps spam: Question from {name}',
  mark: 'Perhaps spam: {reason}',
  from: 'From: {sender}',
  areas: 'Areas: {areas}',
  noneChosen: 'none chosen',
});
