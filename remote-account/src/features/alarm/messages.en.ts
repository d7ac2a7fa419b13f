import { catalogue } from 'shared/messages';

export const messages = catalogue({
  thisWasNotMe: 'This was not me',
  home: 'Home',
  stopWhatSomebodyElse: 'Stop what somebody else does in your account.',
  itIsStopped: 'It is stopped',
  nobodyIsSigned:
    'Nobody is signed in to your account any more, its passkeys are removed, and a change that was waiting is undone. Sign in by a code and look at your details. If something is wrong there, call us: {phone}.',
  signIn: 'Sign in',
  whyWeWrote:
    'We wrote to you because somebody signed in to your account, added or removed a passkey, or asked to change your phone number or email address. If that was not you, press the button: everybody is signed out of your account, all its passkeys are removed, and a change that is waiting is undone.',
  nothingWasStopped: 'Nothing was stopped',
  signInOrCall: '{why} Sign in and use Sign out everywhere under My profile, or call us: {phone}.',
  stopItAndSign: 'Stop it and sign out everywhere',
  ifItWasYou: 'If it was you, close this page. Nothing changes.',
});
