import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    epfCalculator: 'EPF ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatEpfMayHold: 'ನಿವೃತ್ತಿಯಾದಾಗ EPF ನಲ್ಲಿ ಎಷ್ಟಿರಬಹುದು.',
    calculators: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    basicPay: 'ತಿಂಗಳ ಮೂಲ ವೇತನ ಮತ್ತು DA',
    currentAge: 'ಈಗಿನ ವಯಸ್ಸು',
    retirementAge: 'ನಿವೃತ್ತಿ ವಯಸ್ಸು',
    yourShare: 'ನಿಮ್ಮ ಪಾಲು (%)',
    employersShare: 'ಉದ್ಯೋಗದಾತರ ಪಾಲು (%)',
    ofThePay: 'ಮೂಲ ವೇತನ ಮತ್ತು DA ಮೊತ್ತದಲ್ಲಿ',
    memberOfEps: 'ಪಿಂಚಣಿ ಯೋಜನೆಗೆ (EPS) ಸೇರಿದ್ದೀರಾ',
    goesToEps: 'ತಿಂಗಳಿಗೆ ಹೆಚ್ಚೆಂದರೆ {most} ಮೇಲೆ {pct}% ಪಿಂಚಣಿ ಯೋಜನೆಗೆ ಹೋಗುತ್ತದೆ{due, select, none {} other {. {due}}}',
    payRises: 'ಪ್ರತಿ ವರ್ಷ ವೇತನ ಏರಿಕೆ (%)',
    everyTwelveMonths: 'ಹನ್ನೆರಡು ತಿಂಗಳಿಗೊಮ್ಮೆ',
    inTheAccount: 'ಇವತ್ತು ಖಾತೆಯಲ್ಲಿ ಇರುವುದು',
    maturityValue: 'ಮೆಚ್ಯೂರಿಟಿ ಮೌಲ್ಯ',
    youPayIn: 'ನೀವು ಕಟ್ಟುವುದು',
    employerPaysIn: 'ಉದ್ಯೋಗದಾತರು ಕಟ್ಟುವುದು',
    paidIn: 'ಕಟ್ಟಿದ ಮೊತ್ತ',
    interestEarned: 'ಗಳಿಸಿದ ಬಡ್ಡಿ',
    toEps: 'ಪಿಂಚಣಿ ಯೋಜನೆಗೆ (EPS)',
    you: 'ನೀವು',
    employer: 'ಉದ್ಯೋಗದಾತರು',
    interest: 'ಬಡ್ಡಿ',
    value: 'ಮೌಲ್ಯ',
    valueOfTheAccount: 'ಖಾತೆಯ ಬ್ಯಾಲೆನ್ಸ್: ಕಟ್ಟಿದ ಮೊತ್ತ ಮತ್ತು ಗಳಿಸಿದ ಬಡ್ಡಿ',
    othersDiffer: 'ಉದ್ಯೋಗದಾತರ ಪೂರ್ತಿ ಪಾಲನ್ನು ಸೇರಿಸುವ, ಅಥವಾ ಹಣ ಕಟ್ಟಿದ ತಕ್ಷಣ ಬಡ್ಡಿ ಲೆಕ್ಕ ಹಾಕುವ ಸೈಟ್ ಹೆಚ್ಚು ತೋರಿಸುತ್ತದೆ.',
    howItIsCounted:
      '{rate, select, none {ವಾರ್ಷಿಕ ದರ} other {ವರ್ಷಕ್ಕೆ {rate}%}}, ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದ ಬ್ಯಾಲೆನ್ಸ್ ಮೇಲೆ; ಹನ್ನೆರಡು ತಿಂಗಳಿಗೊಮ್ಮೆ ಸೇರಿಸಲಾಗುತ್ತದೆ{rise, select, none {} other {; ವೇತನ ವರ್ಷಕ್ಕೆ {rise}% ಏರುತ್ತದೆ ಎಂದು ಊಹೆ}}.',
    enterAPay: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ವೇತನ, ಎರಡೂ ವಯಸ್ಸು ಮತ್ತು ದರ ನಮೂದಿಸಿ.',
    seeWhatEpfMayHold: 'ನಿವೃತ್ತಿಯಾಗುವಾಗ ನಿಮ್ಮ EPF ಖಾತೆಯಲ್ಲಿ ಎಷ್ಟಿರಬಹುದು ಎಂದು ನೋಡಿ: ಇಬ್ಬರ ಪಾಲು ಮತ್ತು ಬಡ್ಡಿ, ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ.',
    epf: 'EPF',
    whatWillMyEpfHold: 'ನಿವೃತ್ತಿಯಾಗುವಾಗ ನನ್ನ ಭವಿಷ್ಯ ನಿಧಿಯಲ್ಲಿ ಎಷ್ಟಿರಬಹುದು?',
    payFromAge: '₹50,000 ಮೂಲ ವೇತನ, 30 ರಿಂದ 58 ವರ್ಷದವರೆಗೆ',
    formulaInNumbers:
      '{employee} + {employer} + {interest}{savings, select, none {} other { + {savings}}} = <nowrap>{value}</nowrap>',
    legend:
      'ನಿಮ್ಮ ಪಾಲು, ಪಿಂಚಣಿ ಯೋಜನೆಗೆ ಹೋದದ್ದು ಕಳೆದು ಉದ್ಯೋಗದಾತರ ಪಾಲು, ವರ್ಷಕ್ಕೆ {rate}% ಬಡ್ಡಿ{savings, select, none {} other {, ಮತ್ತು ಇವತ್ತು ಖಾತೆಯಲ್ಲಿ ಇರುವುದು}}.',
  },
  { reviewed: false },
);
