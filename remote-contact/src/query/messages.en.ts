import { catalogue } from 'shared/messages';

export const messages = catalogue({
  name: 'Name',
  email: 'Email',
  areasToTalkAbout: 'Areas to Talk About',
  message: 'Message',
  queryForm: 'Query form',
  weUseWhatYouWrite:
    'We use what you write here to answer you, as the <privacy>privacy notice</privacy> says. By sending it you agree to that.',
  sending: 'Sending…',
  sendMessage: 'Send message',
  optional: '(optional)',
  leaveThisEmpty: 'Leave this empty',
  messageSent: 'Message sent',
  home: 'Home',
  contactUs: 'Contact Us',
  messageSentSuccessfully: 'Message sent successfully!',
  answerComesTomorrow: 'We answer by mail to <b>{email}</b> by tomorrow, <nowrap>{time}</nowrap> (Indian time).',
  answerComesBy: 'We answer by mail to <b>{email}</b> by {day}, <nowrap>{time}</nowrap> (Indian time).',
  answerGoesTo: 'We answer by mail to <b>{email}</b>.',
  youSent: 'What you sent',
  personAnswersByEmail: 'A person answers by email, {hours}.',
  goToHomePage: 'Go to the home page',
  writeAnotherMessage: 'Write another message',
  failedToSendMessage: 'Failed to send message.',
  errorOccurred: 'An error occurred while sending the message.',
});
