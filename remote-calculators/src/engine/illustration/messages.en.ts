import { catalogue } from 'shared/messages';

export const messages = catalogue({
  amfiCircularToFundHouses: 'AMFI circular to fund houses on illustrations and calculators that name no scheme',
  forFixedIncome: '7.20% for fixed income',
  whetherThisYearsReview: 'whether this year’s review by AMFI has changed either limit',
  pastPerformanceMayOrMay:
    'Past performance may or may not be sustained in future and is not a guarantee of any future returns.',
});
