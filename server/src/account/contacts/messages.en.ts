import { catalogue } from 'shared/messages';

export const messages = catalogue({
  linkNotValid: 'This link is not valid any more.',
  noChangeWaiting: 'No change is waiting any more.',
  thisIsYourNumberAlready: 'This is your number already.',
  thisAddressIsProvenAlready: 'This address is proven already.',
  presentNumberNeeded: 'We cannot tell you of a change, so this needs the code to your present number.',
  codeOfAnotherSession: 'Start again: this code belongs to another session.',
  numberTaken: 'This number belongs to another account.',
  addressTaken: 'This address belongs to another account.',
  newSignIn: 'New sign-in to your account with {firm}: {device}. If this was not you, sign everybody out here: {link}',
  somebodyAskedToChange:
    'Somebody asked to change the {channel, select, phone {phone number} other {email address}} of your account with {firm} to {contact}. It will change in {hours} hours. If this was not you, stop it here: {link}',
  contactAdded:
    'The {channel, select, phone {phone number} other {email address}} {contact} was added to your account with {firm}. If this was not you, contact us at once.',
  contactChanged:
    'The {channel, select, phone {phone number} other {email address}} of your account with {firm} was changed to {contact}. If this was not you, contact us at once.',
});
