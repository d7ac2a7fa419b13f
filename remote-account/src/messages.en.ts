import { catalogue } from 'shared/messages';

export const messages = catalogue({
  signIn: 'Sign in',
  signInDescription: 'Sign in with a one-time code sent to your phone or email. There is no password to remember.',
  signedIn: 'Signed in',
  signedInDescription: 'What works here without scripts.',
  thisWasNotMe: 'This was not me',
  alarmDescription: 'Stop what somebody else does in your account, by the link of a message from us.',
  somebodyHasRecommendedUs: 'Somebody has recommended us to you',
  invitationDescription: 'Decide whether we keep the contact details that somebody gave us of you.',
  referFriendOrFamilyMember: 'Refer a friend or family member',
  referDescription: 'Get a personal link to share, in a browser without scripts.',
  welcome: 'Welcome',
  welcomeDescription: 'Tell us how to reach you, and go on to your portfolio, your plan and advice.',
  myProfile: 'My profile',
  myProfileDescription: 'Your details, your financial plan and your data in one place.',
  profile: 'Profile',
  profileDescription: 'Ten short questions about income, holdings, time and risk. You may skip any of them.',
  editProfile: 'Edit Profile',
  editProfileDescription: 'Change your answers about income, holdings, time and risk.',
  yourProfile: 'Your profile',
  profileViewDescription: 'Your answers about income, holdings, time and risk.',
  financialPlanEntry: 'Financial plan entry',
  planEntryDescription:
    'Sort what you spend and save for into long, medium and short term, with an amount and a weight for each.',
  financialPlanOverview: 'Financial plan overview',
  planOverviewDescription: 'Your plan by horizon: every category with its amount and weight, totals and shares.',
});
