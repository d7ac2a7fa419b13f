import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    lumpsumCalculator: 'ಲಂಪ್‌ಸಮ್ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatOneInvestmentMayBecome: 'ಒಂದು ಹೂಡಿಕೆ ಎಷ್ಟಾಗಬಹುದು.',
    calculators: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    totalInvestment: 'ಒಟ್ಟು ಹೂಡಿಕೆ',
    timePeriodYears: 'ಅವಧಿ (ವರ್ಷಗಳು)',
    expectedAnnualReturn: 'ನಿರೀಕ್ಷಿತ ವಾರ್ಷಿಕ ಗಳಿಕೆ (%)',
    eachYearMultiplies: 'ಪ್ರತಿ ವರ್ಷ ಇದು {factor} ಪಟ್ಟು ಆಗುತ್ತದೆ',
    valueOfTheInvestment: 'ಹೂಡಿಕೆಯ ಮೌಲ್ಯ: ಹೂಡಿದ ಮೊತ್ತ ಮತ್ತು ಅಂದಾಜು ಗಳಿಕೆ',
    hereTheInvestmentGrowsOnce:
      'ಇಲ್ಲಿ ಹೂಡಿಕೆ ವರ್ಷಕ್ಕೊಮ್ಮೆ ಬೆಳೆಯುತ್ತದೆ, ಆದ್ದರಿಂದ ನಾಮಮಾತ್ರ ದರ ಮತ್ತು ಪರಿಣಾಮಕಾರಿ ದರ ಎರಡೂ ಒಂದೇ. ದರದ ಹನ್ನೆರಡನೇ ಒಂದು ಭಾಗದಷ್ಟು ಪ್ರತಿ ತಿಂಗಳು ಬೆಳೆಸುವ ಸೈಟ್ ಹೆಚ್ಚು ತೋರಿಸುತ್ತದೆ: ನೀವು ನೋಡುತ್ತಿರುವುದು ಯಾವುದು ಎಂದು ಕೇಳಿ.',
    enterAnAmountAPeriod: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಮೊತ್ತ, ಅವಧಿ ಮತ್ತು ದರ ನಮೂದಿಸಿ.',
    seeWhatOneInvestmentMay: 'ಒಮ್ಮೆ ಹೂಡಿದ ಹಣ ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ ಎಷ್ಟಾಗಬಹುದು ಎಂದು ನೋಡಿ, ಸೂತ್ರ ನಿಮ್ಮದೇ ಅಂಕಿಗಳಲ್ಲಿ.',
    lumpsum: 'ಒಟ್ಟು ಮೊತ್ತ (ಲಂಪ್‌ಸಮ್)',
    whatDoesOneInvestment: 'ಒಮ್ಮೆ ಹೂಡಿ ಹಾಗೇ ಬಿಟ್ಟರೆ ಎಷ್ಟಾಗಬಹುದು?',
    onceForYears: 'ಒಂದೇ ಬಾರಿ ₹50,000, 10 ವರ್ಷ',
    whatOneInvestmentTodayMay: 'ಇಂದಿನ ಒಂದು ಹೂಡಿಕೆ ಎಷ್ಟಾಗಬಹುದು',
    formulaInNumbers: '{principal} × {factor}<sup>{years}</sup> = <nowrap>{value}</nowrap>',
    isWhatOneYearMakes: '{rate}% ದರದಲ್ಲಿ ಒಂದು ರೂಪಾಯಿ ಒಂದು ವರ್ಷದಲ್ಲಿ {factor} ಆಗುತ್ತದೆ; ಹೀಗೆ {years} ಬಾರಿ.',
    compoundedOnceAYear:
      '{rate, select, none {ವಾರ್ಷಿಕ ದರ} other {ವರ್ಷಕ್ಕೆ {rate}%}}, ವರ್ಷಕ್ಕೊಮ್ಮೆ ಚಕ್ರಬಡ್ಡಿ: ಇಲ್ಲಿ ನಾಮಮಾತ್ರ ಮತ್ತು ಪರಿಣಾಮಕಾರಿ ಎರಡೂ ಒಂದೇ.',
  },
  { reviewed: false },
);
