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
  theAddressInYourBrowser:
    'The address in your browser follows your figures. Copy it by Link, under More, and whoever opens it sees exactly what you see. The sum is done in your browser. Only where its JavaScript is off or has not come yet, and you press a button of the form, are your figures sent to this site, which works them out and sends the page back.',
  onThisPage: 'On this page',
  questionsPeopleAsk: 'Questions people ask',
  relatedCalculators: 'Related calculators',
});
