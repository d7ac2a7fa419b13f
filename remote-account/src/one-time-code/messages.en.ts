import { catalogue } from 'shared/messages';

export const messages = catalogue({
  enterTheDigits: 'Enter the {digits} digits of the code',
  codeIsSent: 'OTP sent successfully! It went to <nowrap>{sentTo}</nowrap> and is valid for five minutes.',
  codeIsOnItsWay: 'A code is on its way to <nowrap>{sentTo}</nowrap>. It is valid until {time}.',
  oneTimeCode: 'One-time code (OTP)',
  sendAgainIn: 'Send again in {seconds} s',
  sendAgain: 'Send again',
});
