import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  contactUs: 'Contact Us',
  contactDescription:
    'Send a question to the firm or book a 30-minute appointment, by phone or video, from Monday to Saturday.',
  contactAlso: 'phone number email address office map question help complaint',
  bookAppointment: 'Book Appointment',
  bookAppointmentLine: 'Thirty minutes, by phone or video',
  bookAppointmentAlso: 'booking meeting call slot consult advice talk',
  plainBookingDescription: 'Book thirty minutes with a person, in a browser without scripts.',
  appointmentBooked: 'Appointment booked',
  bookedDescription: 'The appointment that was just booked in this browser.',
  messageSent: 'Message sent',
  sentDescription: 'Your message to the firm was sent.',
  yourAppointment: 'Your appointment',
  appointmentDescription: 'See, move or cancel an appointment.',
});
