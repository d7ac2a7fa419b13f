import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    fdCalculator: 'FD ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatADepositPays: 'ನಿಶ್ಚಿತ ಠೇವಣಿ ಕೊನೆಗೆ ಎಷ್ಟು ಕೊಡುತ್ತದೆ.',
    calculators: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    depositAmount: 'ಠೇವಣಿ ಮೊತ್ತ',
    interestRate: 'ಬಡ್ಡಿ ದರ (%)',
    aQuarterEarns: 'ಪ್ರತಿ ತ್ರೈಮಾಸಿಕಕ್ಕೆ ಬ್ಯಾಲೆನ್ಸ್ ಮೇಲೆ {rate}% ಬಡ್ಡಿ',
    effectiveYield: 'ಪರಿಣಾಮಕಾರಿ ಬಡ್ಡಿ',
    aYear: 'ವರ್ಷಕ್ಕೆ {pct}%',
    valueOfTheDeposit: 'ಠೇವಣಿಯ ಮೌಲ್ಯ: ಠೇವಣಿ ಇಟ್ಟ ಮೊತ್ತ ಮತ್ತು ಗಳಿಸಿದ ಬಡ್ಡಿ',
    banksDiffer:
      'ಭಾರತದ ಹೆಚ್ಚಿನ ಬ್ಯಾಂಕ್‌ಗಳಂತೆ ಇಲ್ಲೂ ಬಡ್ಡಿಯನ್ನು ಪ್ರತಿ ತ್ರೈಮಾಸಿಕಕ್ಕೆ ಸೇರಿಸಲಾಗುತ್ತದೆ; ಕೊನೆಯ ಪೂರ್ತಿ ತ್ರೈಮಾಸಿಕದ ನಂತರ ಉಳಿದ ಒಂದೆರಡು ತಿಂಗಳಿಗೆ ಸರಳ ಬಡ್ಡಿ. ದಿನಗಳನ್ನು ಎಣಿಸುವ, ಅಥವಾ ವರ್ಷಕ್ಕೊಮ್ಮೆ ಬಡ್ಡಿ ಸೇರಿಸುವ ಬ್ಯಾಂಕ್ ಸ್ವಲ್ಪ ಹೆಚ್ಚು ಅಥವಾ ಕಡಿಮೆ ಕೊಡುತ್ತದೆ.',
    howItIsCounted:
      '{rate, select, none {ವಾರ್ಷಿಕ ದರ} other {ವರ್ಷಕ್ಕೆ {rate}%}}, ಪ್ರತಿ ತ್ರೈಮಾಸಿಕಕ್ಕೆ ಸೇರಿಸಲಾಗುತ್ತದೆ; ಕೊನೆಯ ಪೂರ್ತಿ ತ್ರೈಮಾಸಿಕದ ನಂತರದ ತಿಂಗಳುಗಳಿಗೆ ಸರಳ ಬಡ್ಡಿ.',
    enterADeposit: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಮೊತ್ತ, ತಿಂಗಳುಗಳು ಮತ್ತು ದರ ನಮೂದಿಸಿ.',
    seeWhatAFixedDeposit:
      'ನಿಶ್ಚಿತ ಠೇವಣಿಗೆ ಕೊನೆಯಲ್ಲಿ ಎಷ್ಟು ಸಿಗುತ್ತದೆ, ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ ಎಷ್ಟಾಗುತ್ತದೆ, ಪರಿಣಾಮಕಾರಿ ಬಡ್ಡಿ ಎಷ್ಟು, ನಿಮ್ಮ ಸ್ಲ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರಿಗೆ ಕಳೆದು ಎಷ್ಟು ಉಳಿಯುತ್ತದೆ ಎಂದು ನೋಡಿ.',
    fixedDeposit: 'ನಿಶ್ಚಿತ ಠೇವಣಿ (FD)',
    whatDoesADeposit: 'ನಿಶ್ಚಿತ ಠೇವಣಿಗೆ ಎಷ್ಟು ಸಿಗುತ್ತದೆ?',
    depositForYears: '₹1,00,000, 5 ವರ್ಷ, 7%',
    formulaInNumbers:
      '{principal} × (1 + {rate} ÷ 400)<sup>{quarters}</sup>{left, select, 0 {} other { × (1 + {rate} ÷ 400 × {left} ÷ 3)}} = <nowrap>{value}</nowrap>',
    legend:
      '{rate}% ವಾರ್ಷಿಕ ದರ; {quarters} ತ್ರೈಮಾಸಿಕಗಳಲ್ಲಿ ಒಂದೊಂದಕ್ಕೂ ಅದರ ಕಾಲು ಭಾಗ ಸಿಗುತ್ತದೆ{left, select, 0 {} 1 {, ಅವುಗಳ ನಂತರದ ಒಂದು ತಿಂಗಳಿಗೆ ಸರಳ ಬಡ್ಡಿ} other {, ಅವುಗಳ ನಂತರದ {left} ತಿಂಗಳಿಗೆ ಸರಳ ಬಡ್ಡಿ}}.',
  },
  { reviewed: false },
);
