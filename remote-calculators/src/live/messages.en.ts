import { catalogue } from 'shared/messages';

export const messages = catalogue({
  enterAFigureAmountsAre: 'Enter a figure. Amounts are shown as paid until then.',
});
