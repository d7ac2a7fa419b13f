import { catalogue } from 'shared/messages';

export const messages = catalogue({
  enterTheCode: 'Enter the code',
  itHasSixDigits: 'It has six digits and stands in the message.',
  codeIsSent: 'OTP sent successfully! It went to <nowrap>{sentTo}</nowrap> and is valid for five minutes.',
  oneTimeCode: 'One-time code',
  sendAgainIn: 'Send again in {seconds} s',
  sendAgain: 'Send again',
});
