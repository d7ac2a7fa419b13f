import { catalogue } from 'shared/messages';

export const messages = catalogue({
  noPasskeyWasAdded: 'No passkey was added',
  addAPasskey: 'Add a passkey',
  signInWithoutCode: 'Sign in without a code next time',
  yourPasskeyIsAdded: 'Your passkey is added',
  pressUsePasskeyWhen:
    'Press “Use a passkey” when you sign in next. You can rename or remove it under “Your data” in your profile.',
  whatPasskeyDoes:
    'A passkey lets you in with your fingerprint, your face or the lock of your screen. It works on this site only, so no false page can use it. Codes keep working on every device.',
  offerNotPutAway: 'The offer could not be put away',
  doNotOfferAgain: 'Do not offer again',
  or: 'or',
  useAPasskey: 'Use a passkey',
  nobodySignedIn: 'Nobody was signed in',
  codeWorksAsWell: '{why} A code works as well.',
  loading: 'Loading...',
  passkeysNotLoaded: 'Your passkeys could not be loaded.',
  passkeyAdded: 'Passkey added',
  insteadOfCode:
    'Sign in with your fingerprint, your face or the lock of your screen instead of a code. Codes keep working.',
  youHaveNoPasskeysYet: 'You have no passkeys yet.',
  renameName: 'Rename {name}',
  rename: 'Rename',
  removeName: 'Remove {name}',
  remove: 'Remove',
  thisBrowserCannotAdd: 'This browser cannot add one here. Open your profile on a phone or computer that can.',
  passkeyRemoved: 'Passkey removed',
  removeNameQuestion: 'Remove {name}?',
  keepIt: 'Keep it',
  nobodyCanUseIt:
    'Nobody can sign in with it any more. Whoever is signed in stays signed in. Your device may still show it: delete it in the device’s settings for passwords too.',
  nothingWasRemoved: 'Nothing was removed',
  name: 'Name',
  passkeyRenamed: 'Passkey renamed',
  renameYourPasskey: 'Rename your passkey',
  forYourselfToTell: 'For yourself, to tell your passkeys apart.',
  nothingWasRenamed: 'Nothing was renamed',
  saveName: 'Save name',
  addedNotUsed: 'Added on {added}, not used yet',
  addedAndUsed: 'Added on {added}, last used on {used}',
});
