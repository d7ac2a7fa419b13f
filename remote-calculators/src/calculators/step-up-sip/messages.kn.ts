import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಸ್ಟೆಪ್-ಅಪ್ SIP ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    aMonthlyInvestment: 'ಆದಾಯದೊಂದಿಗೆ ಏರುವ SIP.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldMonthly: 'ತಿಂಗಳ ಹೂಡಿಕೆ',
    fieldYears: 'ಅವಧಿ (ವರ್ಷಗಳು)',
    fieldRate: 'ನಿರೀಕ್ಷಿತ ವಾರ್ಷಿಕ ಗಳಿಕೆ (%)',
    fieldStepUp: 'ವಾರ್ಷಿಕ ಹೆಚ್ಚಳ (%)',
    stepUpNote: '13, 25, 37ನೇ ತಿಂಗಳು, ಹೀಗೆ ಕಂತು ಹೆಚ್ಚುತ್ತದೆ',
    annualStepUpInRupees: 'ವಾರ್ಷಿಕ ಹೆಚ್ಚಳ (₹)',
    resultLastInstalment: 'ಕೊನೆಯ ಕಂತು',
    resultPlain: 'ಹೆಚ್ಚಳ ಇಲ್ಲದಿದ್ದರೆ',
    resultAdded: 'ಹೆಚ್ಚಳದಿಂದ ಸೇರಿದ್ದು',
    shortInstalment: 'ಕಂತು',
    chartLabel: 'SIP ಮೌಲ್ಯ: ಹೂಡಿದ ಮೊತ್ತ ಮತ್ತು ಅಂದಾಜು ಗಳಿಕೆ',
    paidEachMonth: '{rate}; ಪ್ರತಿ ತಿಂಗಳ {timing, select, start {ಆರಂಭದಲ್ಲಿ} other {ಕೊನೆಯಲ್ಲಿ}} ಪಾವತಿ, ಹನ್ನೆರಡು ತಿಂಗಳಿಗೊಮ್ಮೆ ಹೆಚ್ಚಳ.',
    chartEmpty: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಮೊತ್ತ, ಅವಧಿ, ದರ ಮತ್ತು ಹೆಚ್ಚಳ ನಮೂದಿಸಿ.',
    description: 'ಪ್ರತಿ ವರ್ಷ ಶೇಕಡಾವಾರು ಅಥವಾ ರೂಪಾಯಿಗಳಲ್ಲಿ ಹೆಚ್ಚುವ SIP: ಅದರ ಮೌಲ್ಯ, ಕೊನೆಯ ಕಂತು, ಮತ್ತು ಹೆಚ್ಚಳದಿಂದ ಸೇರುವುದು ಎಷ್ಟು.',
    why: 'ವರ್ಷಕ್ಕೊಮ್ಮೆ ಕಂತನ್ನು ಏರಿಸಿ, ಅದರಿಂದ ಎಷ್ಟು ವ್ಯತ್ಯಾಸ ಎಂದು ತೋರಿಸುತ್ತದೆ.',
    cardName: 'ಸ್ಟೆಪ್-ಅಪ್ SIP',
    cardQuestion: 'ಆದಾಯದ ಜೊತೆ ಕಂತೂ ಹೆಚ್ಚಿದರೆ?',
    cardExample: 'ತಿಂಗಳಿಗೆ ₹5,000, ಪ್ರತಿ ವರ್ಷ 10% ಹೆಚ್ಚು',
    cardText: 'ಪ್ರತಿ ವರ್ಷ ಹೆಚ್ಚುವ ತಿಂಗಳ ಮೊತ್ತ',
    formulaInNumbers:
      'ಪ್ರತಿ ತಿಂಗಳು ಬ್ಯಾಲೆನ್ಸ್ × (1 + {i}), {monthly} ಕಂತಿನೊಂದಿಗೆ, ಕಂತು ಪ್ರತಿ ವರ್ಷ × {raise}{extra, select, none {} other { + {extra}}} ಆಗುತ್ತಾ = <nowrap>{value}</nowrap>',
    whenInstalmentsAreAdded:
      'ಪ್ರತಿ ಕಂತನ್ನು ಆ ತಿಂಗಳ ಬೆಳವಣಿಗೆಯ {timing, select, start {ಮೊದಲು} other {ನಂತರ}} ಸೇರಿಸಲಾಗುತ್ತದೆ. ಹೆಚ್ಚಿಸಿದ ಕಂತುಗಳನ್ನು ಪೂರ್ಣಾಂಕ ಮಾಡುವುದಿಲ್ಲ; ತೋರಿಸುವುದನ್ನು ಮಾತ್ರ.',
  },
  { reviewed: false },
);
