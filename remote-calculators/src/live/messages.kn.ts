import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    slider: '{label}, ಸ್ಲೈಡರ್',
    year: 'ವರ್ಷ',
    beyondTheSlider: 'ಸ್ಲೈಡರ್‌ನ ಆಚೆ',
    enterAFigureAmountsAre: 'ಅಂಕಿ ನಮೂದಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಮೊತ್ತಗಳನ್ನು ಪಾವತಿಸುವ ಹಾಗೆಯೇ ತೋರಿಸಲಾಗುತ್ತದೆ.',
  },
  { reviewed: false },
);
