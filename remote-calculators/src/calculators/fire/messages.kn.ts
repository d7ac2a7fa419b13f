import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'FIRE ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whenSavingsCanPay: 'ನಿಮ್ಮ ಉಳಿತಾಯ ಯಾವಾಗಿನಿಂದ ಜೀವನಪೂರ್ತಿ ಸಾಕಾಗುತ್ತದೆ.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldAge: 'ಈಗಿನ ವಯಸ್ಸು',
    fieldExpense: 'ಇಂದಿನ ತಿಂಗಳ ಖರ್ಚು',
    fieldMonthly: 'ತಿಂಗಳಿಗೆ ನೀವು ಉಳಿಸುವುದು',
    fieldStepUp: 'ವಾರ್ಷಿಕ ಹೆಚ್ಚಳ (%)',
    theSameEveryMonth: 'ಪ್ರತಿ ತಿಂಗಳೂ ಅದೇ ಮೊತ್ತ',
    stepUpNote: '13, 25, 37ನೇ ತಿಂಗಳು, ಹೀಗೆ ನಿಮ್ಮ ಉಳಿತಾಯ ಹೆಚ್ಚುತ್ತದೆ',
    fieldSavings: 'ಈವರೆಗಿನ ಉಳಿತಾಯ',
    returnAfterwards: 'ಆರ್ಥಿಕ ಸ್ವಾತಂತ್ರ್ಯದ ನಂತರದ ಗಳಿಕೆ (%)',
    fieldInflation: 'ಹಣದುಬ್ಬರ ದರ (%)',
    inflationNoteNone: 'ಖರ್ಚು ಇದ್ದಷ್ಟೇ ಇರುತ್ತದೆ',
    whatExpensesRise: 'ನಿಮ್ಮ ಖರ್ಚು ಪ್ರತಿ ವರ್ಷ ಎಷ್ಟು ಏರುತ್ತದೆ',
    lastsToAge: 'ಯಾವ ವಯಸ್ಸಿನವರೆಗೆ ಹಣ ಬೇಕು',
    errorLaterAge: 'ಈಗಿನ ವಯಸ್ಸು {age}; ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ನಮೂದಿಸಿ.',
    resultAge: 'ಆರ್ಥಿಕ ಸ್ವಾತಂತ್ರ್ಯದ ವಯಸ್ಸು',
    resultNotBefore: 'ಈ ಅಂಕಿಗಳಲ್ಲಿ {age} ವಯಸ್ಸಿನವರೆಗೆ ಸಾಧ್ಯವಿಲ್ಲ.',
    resultReached: 'ತಲುಪುವ ಸಮಯ',
    resultReachedNow: 'ಇವತ್ತು',
    resultCorpus: 'ಆಗ ಬೇಕಾಗುವ ನಿಧಿ',
    youHoldThen: 'ಆಗ ನಿಮ್ಮ ಬಳಿ ಇರುವುದು',
    corpusToStopToday: 'ಇವತ್ತೇ ಕೆಲಸ ಬಿಡಲು ಬೇಕಾದ ನಿಧಿ',
    held: 'ನಿಮ್ಮ ಬಳಿ ಇರುವುದು',
    heldShort: 'ಇರುವುದು',
    needed: 'ಬೇಕಾಗುವುದು',
    neededShort: 'ಬೇಕಾಗುವುದು',
    chartLabel: 'ನಿಮ್ಮ ಬಳಿ ಇರುವುದು, ಮತ್ತು ಆಗಲೇ ಕೆಲಸ ಬಿಟ್ಟರೆ ಬೇಕಾಗುವುದು',
    whyOthersDiffer:
      'ಅನೇಕ ಸೈಟ್‌ಗಳು ಒಂದು ವರ್ಷದ ಖರ್ಚನ್ನು 25 ಅಥವಾ 30 ರಿಂದ ಗುಣಿಸುತ್ತವೆ. ಇಲ್ಲಿ ನಿಮ್ಮದೇ ವರ್ಷಗಳಿಗೆ ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ ನಿಧಿಯನ್ನು ಲೆಕ್ಕ ಮಾಡಲಾಗುತ್ತದೆ: ವಯಸ್ಸು ಚಿಕ್ಕದಾದಷ್ಟೂ ಹೆಚ್ಚು ವರ್ಷಗಳ ಖರ್ಚು ನೋಡಿಕೊಳ್ಳಬೇಕು. ವಾರ್ಷಿಕ ದರದಿಂದ ತಿಂಗಳ ದರ ಮಾಡುವ ರೀತಿಯೂ ಬೇರೆ ಬೇರೆ.',
    linkHow:
      '{rate}; ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ ಉಳಿತಾಯ{after, select, none {} other {; ಆರ್ಥಿಕ ಸ್ವಾತಂತ್ರ್ಯದ ನಂತರ {after}}}. ಖರ್ಚು ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ, {inflation, select, none {ವರ್ಷಕ್ಕೊಮ್ಮೆ ಏರುತ್ತದೆ} other {ವರ್ಷಕ್ಕೊಮ್ಮೆ {inflation}% ಏರುತ್ತದೆ}} ಎಂದು ಲೆಕ್ಕ.',
    chartEmpty: 'ಎರಡೂ ಯಾವಾಗ ಸೇರುತ್ತವೆ ಎಂದು ನೋಡಲು ಖರ್ಚು, ಉಳಿತಾಯ, ವಯಸ್ಸು ಮತ್ತು ದರಗಳನ್ನು ನಮೂದಿಸಿ.',
    seeWhenSavingsCanPay:
      'ನೀವು ಆರಿಸುವ ವಯಸ್ಸಿನವರೆಗಿನ ಖರ್ಚಿಗೆ ನಿಮ್ಮ ಉಳಿತಾಯವೇ ಯಾವ ವಯಸ್ಸಿನಲ್ಲಿ ಸಾಕಾಗಬಹುದು ಎಂದು, ಹಣದುಬ್ಬರ ಸೇರಿಸಿ, ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ ನೋಡಿ.',
    why: 'ಯಾವ ವಯಸ್ಸಿನಿಂದ ನಿಮ್ಮ ಉಳಿತಾಯ ನಿಮಗೆ ಸಾಕಾಗಬಹುದು ಎಂದು ಹುಡುಕುತ್ತದೆ.',
    cardName: 'FIRE',
    whenCanIStop: 'ಉಳಿದ ಜೀವನಕ್ಕೆ ನನ್ನ ಉಳಿತಾಯ ಯಾವಾಗ ಸಾಕಾಗಬಹುದು?',
    spendAndSave: '30ನೇ ವಯಸ್ಸು, ತಿಂಗಳಿಗೆ ₹50,000 ಖರ್ಚು, ₹60,000 ಉಳಿತಾಯ, 11% ಮತ್ತು ನಂತರ 8%',
    formulaInNumbers:
      'ಇರುವುದು: ಬ್ಯಾಲೆನ್ಸ್ × (1 + {i}) + {monthly}, {savings} ಮೊತ್ತದಿಂದ ಶುರು ಮಾಡಿ {months} ಬಾರಿ{raise, select, none {} other {, ಪ್ರತಿ ವರ್ಷ {monthly} × {raise} ಆಗುತ್ತಾ}} = <nowrap>{held}</nowrap>',
    formulaWhenNever:
      'ಇರುವುದು: ಬ್ಯಾಲೆನ್ಸ್ × (1 + {i}) + {monthly}, {savings} ಮೊತ್ತದಿಂದ ಶುರು ಮಾಡಿ ಪ್ರತಿ ತಿಂಗಳು{raise, select, none {} other {, ಪ್ರತಿ ವರ್ಷ {monthly} × {raise} ಆಗುತ್ತಾ}}. ಬೇಕಾಗುವಷ್ಟನ್ನು ಅದು ಎಂದೂ ತಲುಪುವುದಿಲ್ಲ.',
    neededInNumbers:
      'ಅಲ್ಲಿಯವರೆಗೆ ತಿಂಗಳ ಗಳಿಕೆ {i}, ನಂತರ {after}; {expense} ಖರ್ಚು ಪ್ರತಿ ವರ್ಷ {factor} ಪಟ್ಟಾಗುತ್ತದೆ.{needed, select, none {} other { ಆಗ ಬೇಕಾಗುವುದು: {needed}.}}',
  },
  { reviewed: false },
);
