import { catalogue } from 'shared/messages';

export const messages = catalogue({
  itWasCancelled: 'It was cancelled or took too long.',
  thisDeviceHasPasskey: 'This device has a passkey for your account already.',
  noScreenLock: 'This device has no screen lock, fingerprint or face set up, which a passkey needs.',
  thisDeviceCannotMakePasskey: 'This device cannot make a passkey.',
  passkeysDoNotWork: 'Passkeys do not work at this address of the site.',
  somethingWentWrong: 'Something went wrong here. Please try again.',
  nothingWasConfirmed: 'Nothing was confirmed',
  codeWorksAsWell: '{why} A code works as well.',
  useAPasskey: 'Use a passkey',
});
