import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    stpCalculator: 'STP ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    moveAnInvestmentFromOne: 'ಒಂದು ಫಂಡ್‌ನಿಂದ ಇನ್ನೊಂದಕ್ಕೆ, ತಿಂಗಳು ತಿಂಗಳು.',
    calculators: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    totalInvestment: 'ಒಟ್ಟು ಹೂಡಿಕೆ',
    monthlyTransfer: 'ತಿಂಗಳ ವರ್ಗಾವಣೆ',
    timePeriodMonths: 'ಅವಧಿ (ತಿಂಗಳುಗಳು)',
    transfersAtMonthEnd: 'ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ {count} ವರ್ಗಾವಣೆಗಳು{end, select, none {} other {, {end} ವರೆಗೆ}}',
    sourceFundReturn: 'ಮೂಲ ಫಂಡ್ ಗಳಿಕೆ (%)',
    targetFundReturn: 'ಸೇರುವ ಫಂಡ್ ಗಳಿಕೆ (%)',
    totalValue: 'ಒಟ್ಟು ಮೌಲ್ಯ',
    investedAmount: 'ಹೂಡಿದ ಮೊತ್ತ',
    estimatedReturns: 'ಅಂದಾಜು ಗಳಿಕೆ',
    totalTransferred: 'ಒಟ್ಟು ವರ್ಗಾವಣೆ',
    sourceFundValue: 'ಮೂಲ ಫಂಡ್ ಮೌಲ್ಯ',
    targetFundValue: 'ಸೇರುವ ಫಂಡ್ ಮೌಲ್ಯ',
    sourceIsEmpty: 'ಮೂಲ ಫಂಡ್ ಖಾಲಿಯಾಗುವುದು',
    transferred: 'ವರ್ಗಾವಣೆ',
    source: 'ಮೂಲ ಫಂಡ್',
    target: 'ಸೇರುವ ಫಂಡ್',
    returns: 'ಗಳಿಕೆ',
    total: 'ಒಟ್ಟು',
    valueOfTheSourceFund: 'ಮೂಲ ಫಂಡ್ ಮತ್ತು ಸೇರುವ ಫಂಡ್ ಮೌಲ್ಯ',
    enterAnInvestmentATransfer: 'ತಿಂಗಳುಗಳನ್ನು ನೋಡಲು ಹೂಡಿಕೆ, ವರ್ಗಾವಣೆ, ಅವಧಿ ಮತ್ತು ಎರಡೂ ದರ ನಮೂದಿಸಿ.',
    moveAnInvestmentFromOneFund: 'ಒಂದು ಫಂಡ್‌ನಿಂದ ಇನ್ನೊಂದಕ್ಕೆ ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ ಹೂಡಿಕೆ ವರ್ಗಾಯಿಸಿ, ಎರಡೂ ಬ್ಯಾಲೆನ್ಸ್ ಅನ್ನು ಪೈಸೆಯವರೆಗೆ ನೋಡಿ.',
    stp: 'STP',
    howDoIMoveMoney: 'ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ ಒಂದು ಫಂಡ್‌ನಿಂದ ಇನ್ನೊಂದಕ್ಕೆ ಹಣ ವರ್ಗಾಯಿಸುವುದು ಹೇಗೆ?',
    lakhMovedForMonths: '₹1 ಲಕ್ಷ, 12 ತಿಂಗಳು ₹5,000 ವರ್ಗಾವಣೆ',
    movingMoneyBetweenTwoFunds: 'ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ ಎರಡು ಫಂಡ್‌ಗಳ ನಡುವೆ ಹಣ ವರ್ಗಾವಣೆ',
    formulaInNumbers:
      'ಮೂಲ × (1 + {i}) − {moved}, ಸೇರುವುದು × (1 + {j}) + {moved}, {months} ಬಾರಿ = <nowrap>{value}</nowrap>',
    andAreTheMonthlyRates:
      '{i} ಮತ್ತು {j} ತಿಂಗಳ ದರಗಳು. ಕೊನೆಯ ವರ್ಗಾವಣೆ ಮೂಲ ಫಂಡ್‌ನಲ್ಲಿ ಉಳಿದಷ್ಟನ್ನೇ ತೆಗೆಯುತ್ತದೆ, ಆದ್ದರಿಂದ ಅದು ಎಂದೂ ಸೊನ್ನೆಗಿಂತ ಕೆಳಗೆ ಹೋಗುವುದಿಲ್ಲ.',
    compoundedMonthly:
      '{source, select, none {ಎರಡೂ ದರಗಳು} other {{source}; {target}; ಎರಡೂ}} ಪ್ರತಿ ತಿಂಗಳು ಚಕ್ರಬಡ್ಡಿ, ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ ವರ್ಗಾವಣೆ.',
  },
  { reviewed: false },
);
