import { catalogue } from 'shared/messages';

export const messages = catalogue({
  failedToSendOTP: 'Failed to send OTP',
  numberWasNotChanged: 'The number was not changed',
  addressWasNotChanged: 'The address was not changed',
  phoneNumberVerifiedAndUpdated: 'Phone number verified and updated!',
  emailAddressVerified: 'Email address verified!',
  invalidOTP: 'Invalid OTP',
  confirm: 'Confirm',
  firstWeMakeSure: 'First we make sure that it is you, by a code to your present contact.',
  changeWaitsFor72Hours: 'The change waits for 72 hours',
  takesOverLater:
    '{contact} takes over on {time}, because a code could not prove your present contact. We have sent a message to what you have proven so far. Until then you can undo it under My profile.',
  close: 'Close',
  confirmThatItIsYou: 'Confirm that it is you',
  verifyYourEmailAddress: 'Verify your email address',
  weSendCode:
    'We send a code to <b>{email}</b>. Once you have entered it here, you can sign in with this address too, and we write to it when something changes in your account.',
  sendCode: 'Send code',
  newMobileNumber: 'New mobile number',
  enterTheNewNumber: 'Enter the new number.',
  numbersAreTaken: 'Numbers are taken as Indian (+91). For another country begin with + and its code.',
  confirmYourNewNumber: 'Confirm your new number',
  changeYourMobileNumber: 'Change your mobile number',
  useAnotherNumber: 'Use another number',
  theChangeIsUndone: 'The change is undone',
  takesOverUnlessUndone:
    '{contact} takes over on {time}. If you did not ask for this, undo it now and sign out everywhere.',
  undoTheChange: 'Undo the change',
  changeWasNotUndone: 'The change was not undone',
  contactWillChange: 'Your {channel, select, phone {mobile number} other {email address}} is about to change',
  noLongerMine: 'I no longer have this {old, select, number {number} other {address}}',
  changeNumber: 'Change number',
  verify: 'Verify',
});
