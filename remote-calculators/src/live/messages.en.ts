import { catalogue } from 'shared/messages';

export const messages = catalogue({
  slider: '{label}, slider',
  year: 'Year',
  beyondTheSlider: 'Beyond the slider',
  enterAFigureAmountsAre: 'Enter a figure. Amounts are shown as paid until then.',
});
