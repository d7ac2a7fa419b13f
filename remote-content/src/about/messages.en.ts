import { catalogue } from 'shared/messages';

export const messages = catalogue({
  aboutUs: 'About us',
  founded: 'Founded {founded} in {city}. AMFI-registered Mutual Fund Distributor, <nowrap>{arn}</nowrap>.',
  services: 'Services',
  leaders: 'Leaders',
  aboutFirm: 'About {firm}',
  home: 'Home',
  bookAnAppointment: 'Book an Appointment',
  whatWeEarn: 'What we earn',
});
