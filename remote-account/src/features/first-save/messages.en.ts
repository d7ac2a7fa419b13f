import { catalogue } from 'shared/messages';

export const messages = catalogue({
  iAm18Years: 'I am 18 years old or older',
  not18YetAsk:
    'Not 18 yet? Ask a parent or guardian to sign in and plan with you. Calculators and articles are open to everybody.',
  doYouAgreeAsWell: 'Do you agree to this as well? <optional>(optional)</optional>',
  everythingWorksWithout: 'Everything works without it, and you can change your mind at any time.',
  age: 'Age',
  tickIfAdult: 'Tick the box if you are 18 or older.',
});
