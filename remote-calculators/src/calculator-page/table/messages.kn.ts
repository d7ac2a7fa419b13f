import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    theSameAsATable: 'ಇದೇ ಲೆಕ್ಕ, ಕೋಷ್ಟಕದಲ್ಲಿ',
    yearByYearInRupees: 'ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ, ರೂಪಾಯಿಗಳಲ್ಲಿ',
    atTheEndOfEachYear:
      'ಪ್ರತಿ ವರ್ಷದ ಕೊನೆಯಲ್ಲಿ, {inflation, select, none {ರೂಪಾಯಿಗಳಲ್ಲಿ} other {ಇಂದಿನ ರೂಪಾಯಿಗಳಲ್ಲಿ, ವರ್ಷಕ್ಕೆ {inflation}% ಹಣದುಬ್ಬರದ ಲೆಕ್ಕದಲ್ಲಿ}}. <noPrint>ತಿಂಗಳುಗಳನ್ನು ನೋಡಲು ಒಂದು ವರ್ಷವನ್ನು ತೆರೆಯಿರಿ.</noPrint>',
    everyFifthYearIsPrinted: 'ಪ್ರತಿ ಐದನೇ ವರ್ಷವನ್ನು ಮುದ್ರಿಸಲಾಗಿದೆ.',
    year: 'ವರ್ಷ',
    yearShowMonths: '{year}ನೇ ವರ್ಷ, ತಿಂಗಳುಗಳನ್ನು ತೋರಿಸಿ',
    month: '<word>ತಿಂಗಳು </word>{month}',
  },
  { reviewed: false },
);
