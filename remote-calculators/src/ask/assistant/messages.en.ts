import { catalogue } from 'shared/messages';

export const messages = catalogue({
  askTheAssistant: 'Ask the assistant',
  whatItIs:
    'A language model answers your question in words, by the calculators and articles of this site. Each sentence is checked, and what cannot be checked is left out.',
  whereItGoes:
    'Your question goes to {host}, which is not part of this site. Nothing else of you is sent, and we keep none of it.',
  writeNothingPersonal: 'Write no name, phone number, PAN or account number in the question.',
  agree: 'I agree that this question is sent to {host}',
  agreeFirst: 'Agree first that the question is sent.',
  ask: 'Send to the assistant',
  asking: 'The assistant is answering…',
  stop: 'Stop',
  retry: 'Try again',
  askAgain: 'Ask once more',
  stopped: 'You stopped the answer.',
  answer: 'Answer of the assistant',
  from: 'From this site:',
  leftOut:
    '{count, plural, one {One sentence could not be checked and is left out.} other {{count} sentences could not be checked and are left out.}}',
  nothingShown: 'Nothing of the answer could be checked, so nothing is shown. The calculators answer above.',
  cutOff: 'The answer broke off. Check the connection and try again.',
  noAnswer: 'The assistant cannot be reached. Check the connection and try again.',
  illustration: 'An illustration with assumed figures: no promise and no advice.',
});
