import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'NPS ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    whatNpsMayPay: 'NPS ಖಾತೆಯ ನಿಧಿ ಮತ್ತು ಪಿಂಚಣಿ.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldMonthly: 'ತಿಂಗಳಿಗೆ ಕಟ್ಟುವ ಮೊತ್ತ',
    fieldAge: 'ಈಗಿನ ವಯಸ್ಸು',
    fieldRetirementAge: 'ನಿವೃತ್ತಿ ವಯಸ್ಸು',
    fieldStepUp: 'ವಾರ್ಷಿಕ ಹೆಚ್ಚಳ (%)',
    theSameEveryMonth: 'ಪ್ರತಿ ತಿಂಗಳು ಅಷ್ಟೇ ಮೊತ್ತ',
    raisesTheContribution: '13, 25, 37ನೇ ತಿಂಗಳು, ಹೀಗೆ ಹೆಚ್ಚುತ್ತದೆ',
    fieldBalance: 'ಇವತ್ತು ಖಾತೆಯಲ್ಲಿ ಇರುವುದು',
    fieldAnnuityShare: 'ಆನ್ಯುಟಿಗೆ ಪಾಲು (%)',
    leastShare:
      'ಕನಿಷ್ಠ {general}%, ಸರ್ಕಾರಿ ನೌಕರರಿಗೆ {government}%; {whole} ವರೆಗಿನ ನಿಧಿಗೆ 0% ನಿಂದ. {dated} ನಿಯಮಗಳಂತೆ{due, select, none {} other {. {due}}}',
    enterTheLeastShare: '{general}% ಅಥವಾ ಹೆಚ್ಚು ನಮೂದಿಸಿ: ನಿಧಿ {corpus} ಇದೆ, {whole} ವರೆಗಿನ ನಿಧಿ ಮಾತ್ರ ಪೂರ್ತಿ ಒಟ್ಟಿಗೆ ಸಿಗಬಹುದು.',
    fieldAnnuityRate: 'ಆನ್ಯುಟಿ ದರ (%)',
    whatAnnuityPays: 'ಆನ್ಯುಟಿ ಕೊಂಡ ಮೊತ್ತದ ಮೇಲೆ ವಿಮಾ ಕಂಪನಿ ವರ್ಷಕ್ಕೆ ಕೊಡುವುದು',
    resultCorpus: 'ನಿವೃತ್ತಿಯ ಹೊತ್ತಿಗೆ ನಿಧಿ',
    contributed: 'ಹೂಡಿದ ಮೊತ್ತ',
    resultReturns: 'ಅಂದಾಜು ಗಳಿಕೆ',
    resultLumpsum: 'ಒಟ್ಟಿಗೆ ಸಿಗುವ ಮೊತ್ತ',
    resultAnnuity: 'ಆನ್ಯುಟಿ ಕೊಳ್ಳುವ ಮೊತ್ತ',
    resultPension: 'ತಿಂಗಳ ಪಿಂಚಣಿ',
    chartLabel: 'ಖಾತೆಯ ಮೌಲ್ಯ: ಹೂಡಿದ ಮೊತ್ತ ಮತ್ತು ಅಂದಾಜು ಗಳಿಕೆ',
    linkHow:
      '{rate}; ಪ್ರತಿ ತಿಂಗಳ {timing, select, start {ಆರಂಭದಲ್ಲಿ} other {ಕೊನೆಯಲ್ಲಿ}} ಪಾವತಿ. ಆನ್ಯುಟಿ ಕೊಂಡ ಮೊತ್ತದ ಮೇಲೆ ಪ್ರತಿ ತಿಂಗಳು ಆನ್ಯುಟಿ ದರದ ಹನ್ನೆರಡನೇ ಒಂದು ಭಾಗ ಸಿಗುತ್ತದೆ.',
    chartEmpty: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಕಟ್ಟುವ ಮೊತ್ತ, ಎರಡೂ ವಯಸ್ಸು ಮತ್ತು ದರ ನಮೂದಿಸಿ.',
    seeWhatNpsMayPay: 'ನಿವೃತ್ತಿಯಾಗುವಾಗ NPS ಖಾತೆಯಲ್ಲಿ ಎಷ್ಟಿರಬಹುದು, ಎಷ್ಟು ಒಟ್ಟಿಗೆ ಸಿಗಬಹುದು, ಉಳಿದದ್ದರಿಂದ ಎಷ್ಟು ಪಿಂಚಣಿ ಬರಬಹುದು ಎಂದು ನೋಡಿ.',
    why: 'NPS ಖಾತೆಯಿಂದ ಒಮ್ಮೆಲೇ ಎಷ್ಟು ಸಿಗಬಹುದು, ಉಳಿದದ್ದರಿಂದ ಎಷ್ಟು ಪಿಂಚಣಿ ಬರಬಹುದು ಎಂದು ತೋರಿಸುತ್ತದೆ.',
    cardName: 'NPS',
    whatTheyBecome: 'ನಾನು ಕಟ್ಟುವುದು ನಿವೃತ್ತಿಯ ಹೊತ್ತಿಗೆ ಎಷ್ಟಾಗಬಹುದು?',
    contributionsFromAge: 'ತಿಂಗಳಿಗೆ ₹5,000, 30 ರಿಂದ 60 ವರ್ಷದವರೆಗೆ',
    formulaInNumbers:
      '{corpus} × {share}% × {rate}% ÷ 12 = ತಿಂಗಳಿಗೆ <nowrap>{pension}</nowrap>; {corpus} ಮೊತ್ತದಲ್ಲಿ ಆ ಪಾಲು ಕಳೆದರೆ = <nowrap>{lumpSum}</nowrap>',
    legend: '{corpus} ಎಂದರೆ ಕಟ್ಟಿದ್ದು ಆಗಬಹುದಾದ ಮೊತ್ತ; ಅದರ {share}% ಪಾಲು ವರ್ಷಕ್ಕೆ {rate}% ಕೊಡುವ ಆನ್ಯುಟಿ ಕೊಳ್ಳುತ್ತದೆ.',
  },
  { reviewed: false },
);
