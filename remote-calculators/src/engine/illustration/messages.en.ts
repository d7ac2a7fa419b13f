import { catalogue } from 'shared/messages';

export const messages = catalogue({
  amfiCircularToFundHouses: 'AMFI circular on illustrations and calculators that name no scheme',
  pastPerformanceMayOrMay:
    'Past performance may or may not be sustained in future and is not a guarantee of any future returns.',
});
