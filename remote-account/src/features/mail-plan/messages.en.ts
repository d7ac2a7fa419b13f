import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  mailThisPlan: 'Mail this plan',
  lead: 'We send it once, to an address that is yours. No account is made, and the address is kept no longer than the mail needs.',
  toYourOwnAddress: 'To your own address',
  whatGoes: 'What goes into the mail',
  email: 'Your email address',
  aCodeComesFirst: 'A one-time code goes there first, so that nobody gets mail that somebody else has asked for.',
  sendCode: 'Send code',
  failedToSendCode: 'Failed to send the code',
  mailThePlan: 'Mail the plan',
  failedToMail: 'The plan was not sent',
  changeAddress: 'Change the address',
  sent: 'Your plan is on its way',
  sentTo: 'It goes to {contact} and should be there within a few minutes. Look among unwanted mail as well.',
  openThePlan: 'Open the plan',
  keepItInAnAccount: 'Keep it in an account',
  noPlanHere: 'No plan is here yet',
  howOneComes: 'Work a plan out with a calculator and press “Mail” beside its result.',
  chooseACalculator: 'Choose a calculator',
  needsScripts: 'Without scripts this page cannot send a code. Open the plan and copy its address instead.',
});
