import { catalogue } from 'shared/messages';

export const messages = catalogue({
  digestSubject:
    'Today: {meetings, plural, one {# appointment} other {# appointments}}, {questions, plural, one {# new question} other {# new questions}}',
  digestMeetings: 'Appointments today: {meetings}',
  appointment: '{time}: {name}, {phone}, by {channel}',
  digestQuestions: 'Questions yesterday: {questions}',
  digestMore: 'and {more} more: npm run admin -- enquiries',
  digestSpam: 'Perhaps spam: {question}',
  late: 'Messages that are late to leave: {late}, the oldest by {minutes} minutes. See why: npm run admin -- outbox',
  logInRefused: 'Messages that wait because the log-in of the website was refused: {refused}. Was a password changed?',
  couldNotBeSent: 'Messages that could not be sent: {stuck}. See why: npm run admin -- outbox',
});
