import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    nothingToSaveYet: 'ಇನ್ನೂ ಉಳಿಸಲು ಏನೂ ಇಲ್ಲ',
    longTerm: 'ದೀರ್ಘಾವಧಿ',
    moreThanFiveYearsAway: 'ಐದು ವರ್ಷಗಳಿಗಿಂತ ದೂರ',
    mediumTerm: 'ಮಧ್ಯಮಾವಧಿ',
    oneToFiveYearsAway: 'ಒಂದರಿಂದ ಐದು ವರ್ಷ ದೂರ',
    shortTerm: 'ಅಲ್ಪಾವಧಿ',
    withinAYear: 'ಒಂದು ವರ್ಷದೊಳಗೆ',
    categoryOf: '{title}, {category}',
    amountAndWeight: '{amount} ({weight})',
    noSuchRow: 'ಅಂತಹ ಸಾಲು ಇಲ್ಲ',
    rowOf: '{title}, ಸಾಲು {row}',
  },
  { reviewed: false },
);
