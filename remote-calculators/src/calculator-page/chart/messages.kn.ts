import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    lettersOfAMonth: '20',
    emptyIn: '{month}ರಲ್ಲಿ ಖಾಲಿ',
    emptyInMonthYear: '{month}ನೇ ತಿಂಗಳಲ್ಲಿ ಖಾಲಿ ({year}ನೇ ವರ್ಷ)',
    paidOutEach: '{unit, select, year {ಪ್ರತಿ ವರ್ಷ} other {ಪ್ರತಿ ತಿಂಗಳು}} ಕೈಗೆ ಬರುವ ಮೊತ್ತ',
    yearByYear: '{unit, select, year {ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ} other {ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ}}',
    partByYear: '{part}, {unit, select, year {ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ} other {ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ}}',
    atTheEnd: '{unit, select, year {ಪ್ರತಿ ವರ್ಷದ} other {ಪ್ರತಿ ತಿಂಗಳ}} ಕೊನೆಯಲ್ಲಿ {what}',
    atTheEndAndPaid:
      '{unit, select, year {ಪ್ರತಿ ವರ್ಷದ ಕೊನೆಯಲ್ಲಿ {what}, ಮತ್ತು ಪ್ರತಿ ವರ್ಷ} other {ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ {what}, ಮತ್ತು ಪ್ರತಿ ತಿಂಗಳು}} ಕೈಗೆ ಬರುವ ಮೊತ್ತ',
    rowYear: '{year}ನೇ ವರ್ಷ',
    rowMonth: '{month}ನೇ ತಿಂಗಳು',
    unit: '{unit, select, year {ವರ್ಷ} other {ತಿಂಗಳು}}',
    moreGains: 'ಕಟ್ಟಿದ್ದಕ್ಕಿಂತ ಲಾಭ ಹೆಚ್ಚು',
    age: 'ವಯಸ್ಸು {age}',
    pinned: 'ಪಿನ್ ಮಾಡಿದ್ದು',
    oneInTenAbove: '10ರಲ್ಲಿ 1 ಇದಕ್ಕಿಂತ ಮೇಲೆ',
    above: 'ಮೇಲೆ',
    middle: 'ನಡುವಿನದು',
    oneInTenBelow: '10ರಲ್ಲಿ 1 ಇದಕ್ಕಿಂತ ಕೆಳಗೆ',
    below: 'ಕೆಳಗೆ',
  },
  { reviewed: false },
);
