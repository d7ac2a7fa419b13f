import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'SIP ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatAFixedAmountEvery: 'ಪ್ರತಿ ತಿಂಗಳು ನಿಗದಿತ ಮೊತ್ತ ಹೂಡಿದರೆ ಎಷ್ಟಾಗಬಹುದು.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldMonthly: 'ತಿಂಗಳ ಹೂಡಿಕೆ',
    fieldYears: 'ಅವಧಿ (ವರ್ಷಗಳು)',
    chartLabel: 'SIP ಮೌಲ್ಯ: ಹೂಡಿದ ಮೊತ್ತ ಮತ್ತು ಅಂದಾಜು ಗಳಿಕೆ',
    paidEachMonth: '{rate}; ಪ್ರತಿ ತಿಂಗಳ {timing, select, start {ಆರಂಭದಲ್ಲಿ} other {ಕೊನೆಯಲ್ಲಿ}} ಪಾವತಿ.',
    chartEmpty: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಮೊತ್ತ, ಅವಧಿ ಮತ್ತು ದರ ನಮೂದಿಸಿ.',
    description: 'ತಿಂಗಳ ಹೂಡಿಕೆ ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ ಎಷ್ಟಾಗಬಹುದು ಎಂದು ನೋಡಿ, ಸೂತ್ರ ಮತ್ತು ನೀವು ಇಟ್ಟುಕೊಳ್ಳಬಹುದಾದ ಕೋಷ್ಟಕದೊಂದಿಗೆ.',
    why: 'ಪ್ರತಿ ತಿಂಗಳ ಒಂದೇ ಮೊತ್ತ, ನೀವು ಊಹಿಸಿದ ದರದಲ್ಲಿ, ಎಷ್ಟಾಗಬಹುದು ಎಂದು ತೋರಿಸುತ್ತದೆ.',
    cardName: 'SIP',
    cardQuestion: 'ಪ್ರತಿ ತಿಂಗಳು ನಿಗದಿತ ಮೊತ್ತ ಹೂಡಿದರೆ ಎಷ್ಟಾಗಬಹುದು?',
    cardExample: 'ತಿಂಗಳಿಗೆ ₹5,000, 10 ವರ್ಷ',
    cardText: 'ಪ್ರತಿ ತಿಂಗಳ ನಿಗದಿತ ಮೊತ್ತ ಎಷ್ಟಾಗಬಹುದು',
    ratesCaption: 'ತಿಂಗಳಿಗೆ ₹5,000, 10 ವರ್ಷ, ಊಹಿಸಿದ ನಾಲ್ಕು ದರಗಳಲ್ಲಿ',
    ratesColumnRate: 'ದರ',
    ratesColumnGain: 'ಲಾಭ',
    ratesColumnValue: 'ಮೌಲ್ಯ',
    percent: '{annualRatePct}%',
    formulaInNumbers:
      '{monthly} × ((1 + {i})<sup>{count}</sup> − 1) ÷ {i}{timing, select, start { × (1 + {i})} other {}} = <nowrap>{value}</nowrap>',
    whereNumbersComeFrom:
      '{i} ಎಂದರೆ {rateConvention, select, nominal {{rate}% ÷ 12} other {{yearlyFactor} ಅಂಕಿಯ ಹನ್ನೆರಡನೇ ಮೂಲದಿಂದ 1 ಕಳೆದದ್ದು}}. {count} ಎಂದರೆ {years} ವರ್ಷ × 12 ಕಂತು. {timing, select, start {ನೀವು ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ ಕಟ್ಟುವುದರಿಂದ ಕೊನೆಯ ಗುಣಕ ಇದೆ.} other {ನೀವು ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ ಕಟ್ಟುವುದರಿಂದ ಬೇರೆ ಗುಣಕ ಇಲ್ಲ.}}',
  },
  { reviewed: false },
);
