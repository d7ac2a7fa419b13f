import { catalogue } from 'shared/messages';

export const messages = catalogue({
  whatIfSomethingIsSaved: 'What if I have saved something already, or can pay more every year?',
  typeItUnderMore:
    'Type it under “Savings, raises and more”. In the example, ₹{savings} saved today brings {plain} a month down to {less}. Raised by {step}% every year instead, it begins at {first} and ends at {last}.',
  whenYouAreReady: 'When you are ready',
  aMinuteAppointmentWithUs: 'A 30-minute appointment with us is free, and you need not invest.',
  invest: 'Invest',
  bookAnAppointment: 'Book an appointment',
  exploreFunds: 'Explore funds',
  onThisPage: 'On this page',
  questionsPeopleAsk: 'Questions people ask',
  relatedCalculators: 'Related calculators',
});
