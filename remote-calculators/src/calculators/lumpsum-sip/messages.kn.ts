import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಲಂಪ್‌ಸಮ್ ಮತ್ತು SIP ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatOneAmountNow: 'ಒಂದು ಮೊತ್ತ ಈಗ, ಒಂದು ಪ್ರತಿ ತಿಂಗಳು.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldOnce: 'ಲಂಪ್‌ಸಮ್ ಹೂಡಿಕೆ',
    fieldMonthly: 'ತಿಂಗಳ ಹೂಡಿಕೆ',
    fieldYears: 'ಅವಧಿ (ವರ್ಷಗಳು)',
    fieldRate: 'ನಿರೀಕ್ಷಿತ ವಾರ್ಷಿಕ ಗಳಿಕೆ (%)',
    fieldStepUp: 'ವಾರ್ಷಿಕ ಹೆಚ್ಚಳ (%)',
    stepUpNoteNone: 'ಪ್ರತಿ ತಿಂಗಳು ಅದೇ ಕಂತು',
    stepUpNote: '13, 25, 37ನೇ ತಿಂಗಳು, ಹೀಗೆ ಕಂತು ಹೆಚ್ಚುತ್ತದೆ',
    valueOfBoth: 'ಲಂಪ್‌ಸಮ್ ಮತ್ತು SIP ಮೌಲ್ಯ: ಹೂಡಿದ ಮೊತ್ತ ಮತ್ತು ಅಂದಾಜು ಗಳಿಕೆ',
    howBothGrow:
      '{rate}; SIP ಪಾವತಿ ಪ್ರತಿ ತಿಂಗಳ {timing, select, start {ಆರಂಭದಲ್ಲಿ} other {ಕೊನೆಯಲ್ಲಿ}}. {convention, select, nominal {ಲಂಪ್‌ಸಮ್ ಕೂಡ ಅದೇ ತಿಂಗಳ ದರದಲ್ಲಿ ಬೆಳೆಯುತ್ತದೆ, ಆದ್ದರಿಂದ ವರ್ಷಕ್ಕೊಮ್ಮೆ ಬೆಳೆಯುವ ಲಂಪ್‌ಸಮ್ ಪುಟಕ್ಕಿಂತ ಇಲ್ಲಿ ಹೆಚ್ಚಾಗುತ್ತದೆ.} other {ಲಂಪ್‌ಸಮ್ ಕೂಡ ಅದೇ ತಿಂಗಳ ದರದಲ್ಲಿ ಬೆಳೆಯುತ್ತದೆ.}}',
    enterTheAmounts: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಎರಡೂ ಮೊತ್ತ, ಅವಧಿ ಮತ್ತು ದರ ನಮೂದಿಸಿ. ಒಂದು ಮೊತ್ತ 0 ಇರಬಹುದು.',
    seeWhatOneAmountNow: 'ಒಂದೇ ಬಾರಿಯ ಹೂಡಿಕೆಗೆ SIP ಸೇರಿಸಿ, ಎರಡೂ ಸೇರಿ ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ ಎಷ್ಟಾಗಬಹುದು ಎಂದು ನೋಡಿ, ತೆರಿಗೆ ಮತ್ತು ಇಂದಿನ ರೂಪಾಯಿಗಳೊಂದಿಗೆ.',
    why: 'ಒಮ್ಮೆಲೇ ಹೂಡುವ ಮೊತ್ತ ಮತ್ತು ಪ್ರತಿ ತಿಂಗಳ ಮೊತ್ತವನ್ನು ಸೇರಿಸಿ ತೋರಿಸುತ್ತದೆ.',
    cardName: 'ಲಂಪ್‌ಸಮ್ ಮತ್ತು SIP',
    whatDoBothBecome: 'ಈಗ ಒಂದು ಮೊತ್ತ ಮತ್ತು SIP, ಎರಡೂ ಸೇರಿ ಎಷ್ಟಾಗಬಹುದು?',
    bothForYears: 'ಈಗ ₹1,00,000 ಮತ್ತು ತಿಂಗಳಿಗೆ ₹5,000, 10 ವರ್ಷ',
    formulaInNumbers:
      '{timing, select, start {(ಬ್ಯಾಲೆನ್ಸ್ + {monthly}) × (1 + {i})} other {ಬ್ಯಾಲೆನ್ಸ್ × (1 + {i}) + {monthly}}}, {principal} ಮೊತ್ತದಿಂದ ಶುರು ಮಾಡಿ {times} ಬಾರಿ{raise, select, none {} other {, ಪ್ರತಿ ವರ್ಷ {monthly} × {raise} ಆಗುತ್ತಾ}} = <nowrap>{value}</nowrap>',
    iIsTheMonthlyRate: '{i} ತಿಂಗಳ ದರ; {principal} ಮೊದಲ ತಿಂಗಳಿಗೆ ಮುಂಚಿನ ಬ್ಯಾಲೆನ್ಸ್.',
  },
  { reviewed: false },
);
