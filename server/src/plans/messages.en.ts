import { catalogue } from 'shared/messages';

export const messages = catalogue({
  noPlanLink: 'This is no link to a plan of this site.',
  enoughPlans: 'You have {most} saved plans. Delete one to save another.',
  notAmongYours: 'This plan is not among yours.',
  noEmailYet: 'There is no email address that you have proven. Add one in My profile first.',
  enoughMails: 'You have had {most} plans sent to you today. Try again tomorrow.',
  mailSubject: 'Your plan: {name}',
  youAskedForIt: 'You asked us to send you this plan.',
  assumed:
    'These figures follow from what was typed and assumed; the real ones will differ. Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  plan: 'Plan: {title}',
  figure: '{label}: {text}',
  openIt: 'Open it: {address}',
});
