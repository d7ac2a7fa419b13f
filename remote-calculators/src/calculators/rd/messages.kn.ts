import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'RD ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatMonthlyDepositsPay: 'ಸಮಾನ ಮಾಸಿಕ ಠೇವಣಿಗಳು ಎಷ್ಟು ಕೊಡುತ್ತವೆ.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldMonthly: 'ತಿಂಗಳ ಠೇವಣಿ',
    fieldInterest: 'ಬಡ್ಡಿ ದರ (%)',
    aQuarterEarns: 'ಪ್ರತಿ ತ್ರೈಮಾಸಿಕಕ್ಕೆ ಬ್ಯಾಲೆನ್ಸ್ ಮೇಲೆ {rate}% ಬಡ್ಡಿ',
    chartLabel: 'ಠೇವಣಿಗಳ ಮೌಲ್ಯ: ಠೇವಣಿ ಇಟ್ಟ ಮೊತ್ತ ಮತ್ತು ಗಳಿಸಿದ ಬಡ್ಡಿ',
    banksDiffer:
      'ಇಲ್ಲಿ ಇಂಡಿಯನ್ ಬ್ಯಾಂಕ್ಸ್ ಅಸೋಸಿಯೇಷನ್ ಸೂತ್ರವನ್ನು ಬಳಸಲಾಗಿದೆ: ಬಡ್ಡಿ ತ್ರೈಮಾಸಿಕದ ಲೆಕ್ಕ, ಒಂದು ತಿಂಗಳಿಗೆ ತ್ರೈಮಾಸಿಕದ ಘನಮೂಲ. ಬಡ್ಡಿಯನ್ನು ಪೂರ್ಣಾಂಕ ಮಾಡುವ ಅಥವಾ ದಿನಗಳನ್ನು ಎಣಿಸುವ ಬ್ಯಾಂಕ್ ಇಲ್ಲವೇ ಅಂಚೆ ಕಚೇರಿ ಕೆಲವು ರೂಪಾಯಿ ಹೆಚ್ಚು ಕಡಿಮೆ ಕೊಡುತ್ತದೆ.',
    linkHow: '{rate, select, none {ವಾರ್ಷಿಕ ದರ} other {ವರ್ಷಕ್ಕೆ {rate}%}}, ಪ್ರತಿ ತ್ರೈಮಾಸಿಕಕ್ಕೆ ಚಕ್ರಬಡ್ಡಿ; ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ ಪಾವತಿ.',
    chartEmpty: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ತಿಂಗಳ ಠೇವಣಿ, ಎಷ್ಟು ತಿಂಗಳು ಮತ್ತು ದರ ನಮೂದಿಸಿ.',
    description:
      'ಬ್ಯಾಂಕ್‌ಗಳ ಸೂತ್ರದಂತೆ RD ಗೆ ಕೊನೆಯಲ್ಲಿ ಎಷ್ಟು ಸಿಗುತ್ತದೆ, ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ ಎಷ್ಟಾಗುತ್ತದೆ, ನಿಮ್ಮ ಸ್ಲ್ಯಾಬ್ ತೆರಿಗೆಯ ನಂತರ ಎಷ್ಟು ಉಳಿಯುತ್ತದೆ ಎಂದು ನೋಡಿ.',
    cardName: 'ಆವರ್ತಕ ಠೇವಣಿ (RD)',
    whatDoMonthlyDeposits: 'ನಿಗದಿತ ದರದಲ್ಲಿ ಪ್ರತಿ ತಿಂಗಳು ಕಟ್ಟಿದರೆ ಎಷ್ಟು ಸಿಗುತ್ತದೆ?',
    depositsForYears: 'ತಿಂಗಳಿಗೆ ₹5,000, 5 ವರ್ಷ, 6.7%',
    formulaInNumbers:
      '{monthly} × ((1 + {rate} ÷ 400)<sup>{months} ÷ 3</sup> − 1) ÷ (1 − (1 + {rate} ÷ 400)<sup>−1 ÷ 3</sup>) = <nowrap>{value}</nowrap>',
    formulaWithoutInterest: '{monthly} × {months} = <nowrap>{value}</nowrap>',
    legend: '{rate}% ವಾರ್ಷಿಕ ದರ, ಮೂರು ತಿಂಗಳಲ್ಲಿ ಅದರ ನಾಲ್ಕನೇ ಒಂದು ಭಾಗ ಸಿಗುತ್ತದೆ; {months} ಠೇವಣಿಗಳ ಸಂಖ್ಯೆ.',
  },
  { reviewed: false },
);
