import { catalogue } from 'shared/messages';

export const messages = catalogue({
  slider: '{label}, slider',
  year: 'Year',
  belowTheSlider: 'Below {bound}, still counted',
  aboveTheSlider: 'Above {bound}, still counted',
  enterAFigureAmountsAre: 'Enter a figure. Amounts are shown as paid until then.',
});
