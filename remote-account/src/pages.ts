import type { PageDeclaration } from 'shared/remote';

const declared: PageDeclaration[] = [
  {
    path: '/signin',
    chunk: 'sign-in',
    title: 'Sign in',
    description: 'Sign in with a one-time code sent to your phone or email. There is no password to remember.',
    indexable: false,
  },
  {
    path: '/signin/done',
    chunk: 'signed-in',
    title: 'Signed in',
    description: 'What works here without scripts.',
    indexable: false,
  },
  {
    path: '/not-me',
    chunk: 'alarm',
    title: 'This was not me',
    description: 'Stop what somebody else does in your account, by the link of a message from us.',
    indexable: false,
  },
  {
    path: '/invitation',
    chunk: 'invitation',
    title: 'Somebody has recommended us to you',
    description: 'Decide whether we keep the contact details that somebody gave us of you.',
    indexable: false,
  },
  {
    path: '/refer',
    chunk: 'refer',
    title: 'Refer a friend or family member',
    description: 'Get a personal link to share, in a browser without scripts.',
    indexable: false,
  },
  {
    path: '/welcome',
    chunk: 'welcome',
    title: 'Welcome',
    description: 'Tell us how to reach you, and go on to your portfolio, your plan and advice.',
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/myprofile',
    chunk: 'my-profile',
    title: 'My profile',
    description: 'Your details, your financial plan and your data in one place.',
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/profile',
    chunk: 'profile-form',
    title: 'Profile',
    description: 'Ten short questions about income, holdings, time and risk. You may skip any of them.',
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/profile/edit',
    chunk: 'profile-form',
    title: 'Edit Profile',
    description: 'Change your answers about income, holdings, time and risk.',
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/profile/view',
    chunk: 'profile-view',
    title: 'Your profile',
    description: 'Your answers about income, holdings, time and risk.',
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/financialtable',
    chunk: 'plan-entry',
    title: 'Financial plan entry',
    description:
      'Sort what you spend and save for into long, medium and short term, with an amount and a weight for each.',
    indexable: false,
  },
  {
    path: '/financialplan',
    chunk: 'plan-overview',
    title: 'Financial plan overview',
    description: 'Your plan by horizon: every category with its amount and weight, totals and shares.',
    indexable: false,
  },
];

export const pages: PageDeclaration[] = declared.map((page) => ({ ...page, texts: false }));
