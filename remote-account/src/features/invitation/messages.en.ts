import { catalogue } from 'shared/messages';

export const messages = catalogue({
  somebodyHasRecommendedUs: 'Somebody has recommended us to you',
  home: 'Home',
  theyGaveUs: 'They gave us your contact details. You decide whether we keep them.',
  yourAnswer: 'Your answer',
  nothingWasChanged: 'Nothing was changed',
  questionsByPhone: '{why} If you have a question, call us: {phone}.',
  whatTheyGave:
    'Somebody who knows you gave {firm} your name, phone number and email address, whether you are friends or family, and which product could interest you.',
  whatYouDecide:
    'If you agree, an advisor may call or write to you about it, and we keep these details for 3 years at most. If you do not, we use them for nothing, and they are removed 30 days after they were given. Our <privacy>Privacy Policy</privacy> tells the rest.',
  keepMyDetails: 'Keep my details and contact me',
  removeMyDetailsNow: 'Remove my details now',
  youCanComeBack:
    'You can come back by the same link and have them removed later as well. Complaints go to our grievance officer, or to the Data Protection Board of India.',
  thankYou: 'Thank you',
  advisorMayContact:
    'An advisor may contact you now. If you change your mind, open the link of our mail once more and choose Remove my details now.',
  tryOurCalculators: 'Try our calculators',
  yourDetailsAreRemoved: 'Your details are removed',
  weHaveNothing: 'We have nothing of you from this recommendation any more, and write to you about it no more.',
});
