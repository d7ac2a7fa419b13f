import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  oneThingToCorrect: 'One thing to correct',
  thingsToCorrect: '{count} things to correct',
  problemOfField: '{label}: {message}',
  optional: ' (optional)',
  otplessGaveNoResult: 'OTPless gave no result. Please try again.',
  otplessCouldNotBeReached: 'OTPless could not be reached. A one-time code works without it.',
  continueWithOtpless: 'Continue with OTPless',
  otplessIsAService: 'OTPless is a service of its own. It loads when you choose it and learns your number.',
});
