import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dependsOnPrices: 'ಹಣದುಬ್ಬರ ನಿಮ್ಮ ಊಹೆ; ನಿಜದಲ್ಲಿ ಬೆಲೆಗಳು ಬೇರೆ ದರದಲ್ಲಿ ಏರುತ್ತವೆ.',
    title: 'ಹಣದುಬ್ಬರ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatTodaysCostBecomes: 'ಇಂದಿನ ಬೆಲೆಗಳು ಎಷ್ಟಾಗಬಹುದು.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldAmountToday: 'ಇಂದಿನ ಮೊತ್ತ',
    fieldYears: 'ಅವಧಿ (ವರ್ಷಗಳು)',
    fieldInflation: 'ಹಣದುಬ್ಬರ ದರ (%)',
    inflationNoteNone: 'ಬೆಲೆಗಳು ಇದ್ದಷ್ಟೇ ಇರುತ್ತವೆ',
    rateNote: 'ಪ್ರತಿ ವರ್ಷ ಬೆಲೆ {factor} ಪಟ್ಟಾಗುತ್ತದೆ',
    resultCost: 'ಆಗಿನ ವೆಚ್ಚ',
    resultWorth: 'ಆಗಿನ ಮೌಲ್ಯ',
    shortCost: 'ವೆಚ್ಚ',
    shortWorth: 'ಮೌಲ್ಯ',
    costAndWorth: 'ಅದೇ ವಸ್ತುಗಳಿಗೆ ಆಗುವ ವೆಚ್ಚ, ಮತ್ತು ಅದೇ ಮೊತ್ತಕ್ಕೆ ಇಂದಿನ ವಸ್ತುಗಳಲ್ಲಿ ಎಷ್ಟು ಕೊಳ್ಳಬಹುದು',
    hereOnceAYear:
      'ಇಲ್ಲಿ ಬೆಲೆಗಳು ನೀವು ಟೈಪ್ ಮಾಡಿದ ದರದಲ್ಲಿ ವರ್ಷಕ್ಕೊಮ್ಮೆ ಏರುತ್ತವೆ; ಗ್ರಾಹಕ ಬೆಲೆ ಸೂಚ್ಯಂಕದ ವಾರ್ಷಿಕ ಅಂಕಿಯನ್ನು ಹೇಳುವುದೂ ಹಾಗೆಯೇ. ದರದ ಹನ್ನೆರಡನೇ ಒಂದು ಭಾಗದಂತೆ ಪ್ರತಿ ತಿಂಗಳು ಬೆಲೆ ಏರಿಸುವ ಸೈಟ್ ಹೆಚ್ಚಿನ ವೆಚ್ಚ ತೋರಿಸುತ್ತದೆ.',
    pricesRise:
      '{rate, select, none {ಬೆಲೆಗಳು ಒಂದು ವಾರ್ಷಿಕ ದರದಲ್ಲಿ} other {ಬೆಲೆಗಳು ವರ್ಷಕ್ಕೆ {rate}%}} ಏರುತ್ತವೆ ಎಂದು ಲೆಕ್ಕ, ವರ್ಷಕ್ಕೊಮ್ಮೆ ಚಕ್ರಬಡ್ಡಿಯಂತೆ. “ಆಗಿನ ಮೌಲ್ಯ” ಎಂದರೆ ಹಣವನ್ನು ಹಾಗೇ ಇಟ್ಟುಕೊಂಡರೆ ಅದಕ್ಕೆ ಇಂದಿನ ವಸ್ತುಗಳಲ್ಲಿ ಎಷ್ಟು ಕೊಳ್ಳಬಹುದು ಎಂಬುದು.',
    chartEmpty: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಮೊತ್ತ, ಅವಧಿ ಮತ್ತು ಹಣದುಬ್ಬರ ದರ ನಮೂದಿಸಿ.',
    seeWhatTodaysCostBecomes:
      'ನೀವು ಆರಿಸುವ ಹಣದುಬ್ಬರ ದರದಲ್ಲಿ ಇಂದಿನ ವೆಚ್ಚ ಎಷ್ಟಾಗಬಹುದು, ಅದೇ ಹಣಕ್ಕೆ ಆಗ ಎಷ್ಟು ಕೊಳ್ಳಬಹುದು ಎಂದು ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ ನೋಡಿ.',
    cardName: 'ಹಣದುಬ್ಬರ',
    cardQuestion: 'ನನಗೆ ಬೇಕಾದಾಗ ಅದಕ್ಕೆ ಎಷ್ಟಾಗಬಹುದು?',
    costInYears: 'ಇಂದಿನ ₹1,00,000, 10 ವರ್ಷಗಳ ನಂತರ, 6% ಹಣದುಬ್ಬರದಲ್ಲಿ',
    formulaInNumbers:
      '{amount} × {factor}<sup>{years}</sup> = <nowrap>{cost}</nowrap>, ಮತ್ತು {amount} ÷ {factor}<sup>{years}</sup> = <nowrap>{worth}</nowrap>',
    formulaLegend: '{rate}% ಏರಿಕೆಯಲ್ಲಿ ಒಂದು ರೂಪಾಯಿ ಬೆಲೆ ಒಂದು ವರ್ಷದಲ್ಲಿ {factor} ಆಗುತ್ತದೆ; ಹೀಗೆ {years} ಬಾರಿ.',
  },
  { reviewed: false },
);
