import { catalogue } from 'shared/messages';

export const messages = catalogue({
  whenYouAreReady: 'When you are ready',
  aMinuteAppointmentWithUs: 'A 30-minute appointment with us is free, and you need not invest.',
  invest: 'Invest',
  bookAnAppointment: 'Book an appointment',
  exploreFunds: 'Explore funds',
  onThisPage: 'On this page',
  questionsPeopleAsk: 'Questions people ask',
  relatedCalculators: 'Related calculators',
});
