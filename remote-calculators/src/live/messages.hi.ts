import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    slider: '{label}, स्लाइडर',
    year: 'साल',
    belowTheSlider: '{bound} से कम, फिर भी गिना गया',
    aboveTheSlider: '{bound} से ज़्यादा, फिर भी गिना गया',
    enterAFigureAmountsAre: 'कोई अंक भरें। तब तक रकमें वैसी दिखती हैं जैसी दी जाती हैं।',
  },
  { reviewed: false },
);
