import { catalogue } from 'shared/messages';

export const messages = catalogue({
  invalidOTP: 'Invalid OTP',
  failedToSendOTP: 'Failed to send OTP',
  authenticationFailed: 'Authentication failed',
  confirmThatItIsYou: 'Confirm that it is you',
  whyConfirm:
    'You signed in more than five minutes ago. This needs a fresh code, so that nobody else does it on a device that you left open.',
  sendCode: 'Send code',
  notNow: 'Not now',
  confirm: 'Confirm',
});
