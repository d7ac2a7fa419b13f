import { catalogue } from 'shared/messages';

export const messages = catalogue({
  anAssumptionOfTheHouse: 'An assumption of the house, to be set by the firm',
});
