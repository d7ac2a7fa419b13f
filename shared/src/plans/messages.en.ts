import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  yourPlanGoesAlong: 'Your plan goes along',
  openThePlan: 'Open the plan',
  removeThePlan: 'Remove the plan',
  readingYourPlan: 'Working out the figures of your plan',
  figuresNotThere: 'Its figures could not be worked out just now. The plan goes along all the same, as a link.',
  noSuchPlan: 'This link leads to no plan of this site. Remove it to go on.',
});
