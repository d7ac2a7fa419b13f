import { catalogue } from 'shared/messages';

export const messages = catalogue({
  yourProfile: 'Your profile',
  whatYourAdvisorSees: 'What your advisor sees. Change it whenever something is different.',
  home: 'Home',
  myProfile: 'My profile',
  editProfile: 'Edit Profile',
  loading: 'Loading...',
  failedToFetchProfile: 'Failed to fetch profile',
  noProfileYet: 'No profile yet',
  createProfile: 'Create Profile',
  tenShortQuestionsAbout: 'Ten short questions about income, holdings, time and risk. You may skip any of them.',
  leftOut: 'Left out',
  deleteMyAnswers: 'Delete my answers',
  deleteAnswersQuestion: 'Delete your answers?',
  allAnswersGo: 'All ten answers go, here and for your advisor. Your account, details and plan stay.',
  keepThem: 'Keep them',
  delete: 'Delete',
  answersDeleted: 'Your answers are deleted.',
  nothingWasDeleted: 'Nothing was deleted',
});
