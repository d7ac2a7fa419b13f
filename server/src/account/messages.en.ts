import { catalogue } from 'shared/messages';

export const messages = catalogue({
  sayThatYouAreAdult:
    'Please say that you are 18 or older. If you are not, ask a parent or guardian to sign in and plan with you.',
  enterWholePan: 'Enter the whole PAN.',
  mobileNumberStays: 'Your mobile number stays the one that you have proven. Change it under My profile, by a code.',
  planChangedElsewhere: 'This plan was changed somewhere else meanwhile. Load it again; what you typed was not saved.',
  profileChangedElsewhere:
    'This profile was changed somewhere else meanwhile. Load it again; what you typed was not saved.',
  somebodyWhoKnowsYou: 'Somebody who knows you',
  mayWeKeepYourDetails: '{firm}: may we keep your contact details?',
  personRecommendedUs:
    '{person} has recommended us to you, and gave us your name, phone number and email address for that.',
  notAgreedYet:
    'You have not agreed to it yet. Unless you do, we use them for nothing but this one mail, and remove them after {span}.',
  toAgreeOrRemove: 'To agree that we contact you, or to have them removed at once: {link}',
  needNotDoAnything: 'You need not do anything.',
  linkOfInvitationNotValid: 'This link is not valid any more: we have nothing of you from it.',
  enoughForToday: 'You have recommended us to {most} people within a day. Please go on tomorrow.',
  hello: 'Hello,',
});
