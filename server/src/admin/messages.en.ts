import { catalogue } from 'shared/messages';

export const messages = catalogue({
  today:
    'Today: {meetings, plural, one {# appointment} other {# appointments}}, {questions, plural, one {# new question} other {# new questions}}',
  appointmentsToday: 'Appointments today: {meetings}',
  appointment: '{time}: {name}, {phone}, by {channel}',
  questionsYesterday: 'Questions yesterday: {questions}',
  perhapsSpam: 'Perhaps spam: {question}',
  couldNotBeSent: 'Messages that could not be sent: {stuck}. See why: npm run admin -- outbox',
});
