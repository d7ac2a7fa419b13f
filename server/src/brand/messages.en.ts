import { catalogue } from 'shared/messages';

export const messages = catalogue({
  sipCalculator: 'SIP calculator',
  planYourGoals: 'Plan your goals',
  bookAnAppointment: 'Book an appointment',
  myProfile: 'My profile',
});
