import { catalogue } from 'shared/messages';

export const messages = catalogue({
  numberLongUnused: 'This number was last used here more than 12 months ago.',
  authenticationFailed: 'Authentication failed',
  confirmThatItIsYou: 'Confirm that it is you: this needs a fresh code.',
  codeOfAnotherSession: 'Start again: this code belongs to another session.',
  noPasskeysYet: 'You have no passkeys yet.',
  numberOfAccountUnused:
    'The number of this account was not used for a year. Write to us, and we open the account for you.',
  passkeysWorkUnderSites: 'Passkeys work under a site’s name only, and this address is a number. Use a code.',
  passkeyNotChecked: 'The passkey could not be checked. Please try again, or use a code.',
  tookTooLong: 'This took longer than five minutes, or was done already. Please try again.',
  enoughPasskeys: 'You have {most} passkeys. Remove one that you no longer use.',
  passkeyKnownAlready: 'This passkey is known already.',
  passkeyRemovedAlready: 'This passkey was removed already.',
  passkeyOpensNothing: 'This passkey opens no account here. It may have been removed. Use a code instead.',
  userNotAuthenticated: 'User not authenticated',
  otplessNotSetUp: 'Signing in by OTPless is not set up here.',
  codeNotChecked: 'The code could not be checked. Ask for a new one in a minute.',
  noCodeThere: 'No code can be sent there. Check it, please.',
  failedToSendOTP: 'Failed to send OTP',
  invalidOTP: 'Invalid OTP',
  sessionEndedAlready: 'This session has ended already.',
  securityNotice: 'Security notice: your account with {firm}',
  tooManyCodes: 'Too many codes were asked for. Try again in {time}.',
  codeIsOnItsWay:
    'A code is on its way. You can ask for another one in {seconds, plural, =1 {a second} other {# seconds}}.',
  noCodesByThisWay: 'Codes cannot be sent {channel, select, phone {to phones} other {by email}} here.',
  enterTheDigits: 'Enter the {digits} digits of the code',
  codeNotValid: 'This code is no longer valid. Ask for a new one.',
  codeNotRight: 'This code is not right. {left, plural, one {One try is} other {# tries are}} left.',
  loginServiceAway: 'Authentication failed: the login service does not answer. Try again in a minute.',
  passkeyAdded:
    'A passkey was added to your account with {firm}. If this was not you, remove all passkeys and sign everybody out here: {link}',
  passkeyRemoved:
    'A passkey was removed from your account with {firm}. If this was not you, remove all passkeys and sign everybody out here: {link}',
});
