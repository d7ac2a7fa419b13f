import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    slider: '{label}, ಸ್ಲೈಡರ್',
    year: 'ವರ್ಷ',
    belowTheSlider: 'ಸ್ಲೈಡರ್‌ನ ಕನಿಷ್ಠ {bound}, ಆದರೂ ಲೆಕ್ಕಕ್ಕಿದೆ',
    aboveTheSlider: 'ಸ್ಲೈಡರ್‌ನ ಗರಿಷ್ಠ {bound}, ಆದರೂ ಲೆಕ್ಕಕ್ಕಿದೆ',
    enterAFigureAmountsAre: 'ಅಂಕಿ ನಮೂದಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಮೊತ್ತಗಳನ್ನು ಪಾವತಿಸುವ ಹಾಗೆಯೇ ತೋರಿಸಲಾಗುತ್ತದೆ.',
  },
  { reviewed: false },
);
