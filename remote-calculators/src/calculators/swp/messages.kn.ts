import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    swpCalculator: 'SWP ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    howLongAnInvestmentCan: 'ಉಳಿತಾಯ ಎಷ್ಟು ಕಾಲ ತಿಂಗಳಿಗೆ ಹಣ ಕೊಡಬಲ್ಲದು.',
    calculators: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    totalInvestment: 'ಒಟ್ಟು ಹೂಡಿಕೆ',
    monthlyWithdrawal: 'ತಿಂಗಳ ಹಿಂಪಡೆತ',
    timePeriodYears: 'ಅವಧಿ (ವರ್ಷಗಳು)',
    annualStepUp: 'ವಾರ್ಷಿಕ ಹೆಚ್ಚಳ (%)',
    theSameWithdrawalEvery: 'ಪ್ರತಿ ತಿಂಗಳು ಅಷ್ಟೇ ಹಿಂಪಡೆತ',
    raisesTheWithdrawalEvery: 'ಹನ್ನೆರಡು ತಿಂಗಳಿಗೊಮ್ಮೆ ಹಿಂಪಡೆತ ಹೆಚ್ಚುತ್ತದೆ',
    enterOrLessAWithdrawal:
      '₹{investment} ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ನಮೂದಿಸಿ: ಹಿಂಪಡೆತ ಹೂಡಿಕೆಗಿಂತ ಹೆಚ್ಚಿರಲು ಆಗುವುದಿಲ್ಲ. ಅಲ್ಲಿಯವರೆಗೆ ಫಲಿತಾಂಶಗಳು ಖಾಲಿ ಇರುತ್ತವೆ.',
    remainingValue: 'ಉಳಿದ ಮೌಲ್ಯ',
    totalWithdrawn: 'ಒಟ್ಟು ಹಿಂಪಡೆದದ್ದು',
    investedAmount: 'ಹೂಡಿದ ಮೊತ್ತ',
    estimatedReturns: 'ಅಂದಾಜು ಗಳಿಕೆ',
    lastsUntil: 'ಎಲ್ಲಿಯವರೆಗೆ ಬರುತ್ತದೆ',
    lastPayout: 'ಕೊನೆಯ ಪಾವತಿ',
    withdrawnInTheYear: 'ಆ ವರ್ಷ ಹಿಂಪಡೆದದ್ದು',
    inTheYear: 'ಆ ವರ್ಷ',
    withdrawn: 'ಹಿಂಪಡೆದದ್ದು',
    remaining: 'ಉಳಿದದ್ದು',
    returns: 'ಗಳಿಕೆ',
    remainingValueOfTheInvestment: 'ಹೂಡಿಕೆಯಲ್ಲಿ ಉಳಿದ ಮೌಲ್ಯ',
    withdrawnEachMonth: '{rate}; ಪ್ರತಿ ತಿಂಗಳ {timing, select, start {ಆರಂಭದಲ್ಲಿ} other {ಕೊನೆಯಲ್ಲಿ}} ಹಿಂಪಡೆತ.',
    enterAnInvestment: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಹೂಡಿಕೆ, ಹಿಂಪಡೆತ, ದರ ಮತ್ತು ಅವಧಿ ನಮೂದಿಸಿ.',
    howLongAnInvestmentCanPay:
      'ಒಂದು ಹೂಡಿಕೆಯಿಂದ ಪ್ರತಿ ತಿಂಗಳು ಎಷ್ಟು ಕಾಲ ಹಣ ಪಡೆಯಬಹುದು, ಕೊನೆಯಲ್ಲಿ ಎಷ್ಟು ಉಳಿಯಬಹುದು, ಯಾವ ತಿಂಗಳು ಖಾಲಿಯಾಗಬಹುದು ಎಂದು ನೋಡಿ.',
    swp: 'SWP',
    howLongCanMySavings: 'ನನ್ನ ಉಳಿತಾಯದಿಂದ ಪ್ರತಿ ತಿಂಗಳು ಎಷ್ಟು ಕಾಲ ಹಣ ಪಡೆಯಬಹುದು?',
    leftOfLakhAfter: '₹10 ಲಕ್ಷದಿಂದ 10 ವರ್ಷ ತಿಂಗಳಿಗೆ ₹10,000 ಪಡೆದ ಮೇಲೆ ಉಳಿಯುವುದು',
    howLongASumLasts: 'ಹಿಂಪಡೆಯುತ್ತಾ ಹೋದರೆ ಒಂದು ಮೊತ್ತ ಎಷ್ಟು ಕಾಲ ಬರುತ್ತದೆ',
    isTheMonthlyRate: '{i} ತಿಂಗಳ ದರ. ಹಿಂಪಡೆತ ಉಳಿದಿರುವುದಕ್ಕಿಂತ ಎಂದೂ ಹೆಚ್ಚಿರುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ಬ್ಯಾಲೆನ್ಸ್ ಸೊನ್ನೆಗಿಂತ ಕೆಳಗೆ ಹೋಗುವುದಿಲ್ಲ.',
    withdrawals: '{count} ಹಿಂಪಡೆತಗಳು{end, select, none {} other {, {end} ವರೆಗೆ}}',
    formulaInNumbers:
      '{timing, select, start {(ಬ್ಯಾಲೆನ್ಸ್ − {pay}) × (1 + {i})} other {ಬ್ಯಾಲೆನ್ಸ್ × (1 + {i}) − {pay}}}, {investment} ಮೊತ್ತದಿಂದ ಶುರು ಮಾಡಿ {times} ಬಾರಿ{raise, select, none {} other {, ಪ್ರತಿ ವರ್ಷ {pay} × {raise} ಆಗುತ್ತಾ}} = <nowrap>{remaining}</nowrap>',
  },
  { reviewed: false },
);
