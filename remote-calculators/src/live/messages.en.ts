import { catalogue } from 'shared/messages';

export const messages = catalogue({
  slider: '{label}, slider',
  beyondTheSlider: 'Beyond the slider',
  enterAFigureAmountsAre: 'Enter a figure. Amounts are shown as paid until then.',
});
