import type { PageDeclaration } from 'shared/remote';
import { messages } from '#messages.en.ts';

const declared: PageDeclaration[] = [
  {
    path: '/signin',
    chunk: 'sign-in',
    title: messages.signIn,
    description: messages.signInDescription,
    indexable: false,
  },
  {
    path: '/signin/done',
    chunk: 'signed-in',
    title: messages.signedIn,
    description: messages.signedInDescription,
    indexable: false,
  },
  {
    path: '/not-me',
    chunk: 'alarm',
    title: messages.thisWasNotMe,
    description: messages.alarmDescription,
    indexable: false,
  },
  {
    path: '/invitation',
    chunk: 'invitation',
    title: messages.somebodyHasRecommendedUs,
    description: messages.invitationDescription,
    indexable: false,
  },
  {
    path: '/refer',
    chunk: 'refer',
    title: messages.referFriendOrFamilyMember,
    description: messages.referDescription,
    indexable: false,
  },
  {
    path: '/welcome',
    chunk: 'welcome',
    title: messages.welcome,
    description: messages.welcomeDescription,
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/myprofile',
    chunk: 'my-profile',
    title: messages.myProfile,
    description: messages.myProfileDescription,
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/myplans',
    chunk: 'my-plans',
    title: messages.myPlans,
    description: messages.myPlansDescription,
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/profile',
    chunk: 'profile-form',
    title: messages.profile,
    description: messages.profileDescription,
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/profile/edit',
    chunk: 'profile-form',
    title: messages.editProfile,
    description: messages.editProfileDescription,
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/profile/view',
    chunk: 'profile-view',
    title: messages.yourProfile,
    description: messages.profileViewDescription,
    access: 'signed-in',
    indexable: false,
  },
  {
    path: '/financialtable',
    chunk: 'plan-entry',
    title: messages.financialPlanEntry,
    description: messages.planEntryDescription,
    indexable: false,
  },
  {
    path: '/financialplan',
    chunk: 'plan-overview',
    title: messages.financialPlanOverview,
    description: messages.planOverviewDescription,
    indexable: false,
  },
];

export const pages: PageDeclaration[] = declared.map((page) => ({ ...page, texts: false }));
