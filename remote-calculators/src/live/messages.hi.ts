import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    slider: '{label}, स्लाइडर',
    year: 'साल',
    beyondTheSlider: 'स्लाइडर से बाहर',
    enterAFigureAmountsAre: 'कोई अंक भरें। तब तक रकमें वैसी दिखती हैं जैसी दी जाती हैं।',
  },
  { reviewed: false },
);
