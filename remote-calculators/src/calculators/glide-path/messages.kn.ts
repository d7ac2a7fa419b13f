import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಗ್ಲೈಡ್ ಪಾತ್ ಪ್ಲಾನರ್',
    lead: 'ಮೊದಲು ಇಕ್ವಿಟಿ, ದಿನಕ್ಕೆ ಮುನ್ನ ಡೆಟ್.',
    crumb: 'ಗುರಿಗಳು',
    fieldAmountToday: 'ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ ಬೇಕಾದ ಮೊತ್ತ',
    fieldEquityRate: 'ಈಕ್ವಿಟಿ ಫಂಡ್‌ಗಳ ಗಳಿಕೆ (%)',
    fieldDebtRate: 'ಡೆಟ್ ಫಂಡ್‌ಗಳ ಗಳಿಕೆ (%)',
    equityShareAtFirst: 'ಶುರುವಿನಲ್ಲಿ ಈಕ್ವಿಟಿ ಪಾಲು (%)',
    restIsDebt: 'ಉಳಿದ {debt}% ಡೆಟ್',
    movedOverYears: 'ಡೆಟ್‌ಗೆ ವರ್ಗಾಯಿಸುವ ವರ್ಷಗಳು',
    mixStays: 'ಆ ದಿನದವರೆಗೂ ಮಿಶ್ರಣ ಹಾಗೇ ಇರುತ್ತದೆ',
    lastYearIsDebt: 'ಸಮಾನ ಹಂತಗಳಲ್ಲಿ; ಕೊನೆಯ ವರ್ಷ ಪೂರ್ತಿ ಡೆಟ್',
    linkHow:
      '{equity, select, none {ಈಕ್ವಿಟಿ ಮತ್ತು ಡೆಟ್‌ಗೆ ನೀವು ಊಹಿಸುವ ವಾರ್ಷಿಕ ಗಳಿಕೆ} other {ಈಕ್ವಿಟಿ ಗಳಿಕೆ: {equity}{debt, select, none {} other {; ಡೆಟ್ ಗಳಿಕೆ: {debt}%}}}}. {shares, select, none {} other {{shares}. }}{timing, select, start {ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ} other {ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ}} ಪಾವತಿ; ಮಿಶ್ರಣವನ್ನು ಪ್ರತಿ ತಿಂಗಳು ಸರಿಪಡಿಸಲಾಗುತ್ತದೆ. ಒಂದೇ ಬಾರಿಯ ಹೂಡಿಕೆ ವರ್ಷಕ್ಕೊಮ್ಮೆ ಬೆಳೆಯುತ್ತದೆ ಎಂದು ಲೆಕ್ಕ.',
    sameMix: 'ಪ್ರತಿ ವರ್ಷ {equity}% ಈಕ್ವಿಟಿ',
    fallsLater: '{until}ನೇ ವರ್ಷದವರೆಗೆ {equity}% ಈಕ್ವಿಟಿ, ನಂತರ ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ {steps}%',
    fallsAtOnce: 'ಈಕ್ವಿಟಿ ವರ್ಷದಿಂದ ವರ್ಷಕ್ಕೆ: {steps}%',
    whatToInvestWhen: 'ದಿನ ಹತ್ತಿರವಾದಂತೆ ಹಣ ಈಕ್ವಿಟಿಯಿಂದ ಡೆಟ್‌ಗೆ ಹೋಗುವ ಗುರಿಗೆ ಪ್ರತಿ ತಿಂಗಳು ಅಥವಾ ಒಂದೇ ಬಾರಿ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು.',
    why: 'ಕೊನೆಯ ವರ್ಷಗಳಲ್ಲಿ ಹಣವನ್ನು ಈಕ್ವಿಟಿಯಿಂದ ಡೆಟ್‌ಗೆ ಸಾಗಿಸಿ, ತಿಂಗಳ ಮೊತ್ತವನ್ನು ತೋರಿಸುತ್ತದೆ.',
    cardName: 'ಗ್ಲೈಡ್ ಪಾತ್',
    howMuchWhenItGets: 'ದಿನ ಹತ್ತಿರವಾದಂತೆ ಏರಿಳಿತ ಕಡಿಮೆ ಮಾಡುವ ಯೋಜನೆಗೆ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು?',
    cardExample: '15 ವರ್ಷಗಳಲ್ಲಿ ₹25 ಲಕ್ಷ, ಶುರುವಿನಲ್ಲಿ 80% ಈಕ್ವಿಟಿ',
    mixFormula: '{still} ÷ {factor} = <nowrap>{needed}</nowrap>',
    mixLegend:
      'ಆ ದಿನ ಇನ್ನೂ ಬೇಕಾಗುವುದು {still}. {mode, select, oneTime {ಇವತ್ತು ಒಂದೇ ಬಾರಿ ಹಾಕಿದ ₹1} other {{count} ತಿಂಗಳು {timing, select, start {ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ} other {ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ}} ಹಾಕಿದ ₹1{step, select, none {} other { (13, 25ನೇ ತಿಂಗಳು, ಹೀಗೆ {step}% ಹೆಚ್ಚಿಸಿ)}}}} ಕೊನೆಗೆ {factor} ಆಗುತ್ತದೆ; ಪ್ರತಿ ವರ್ಷ ಆ ವರ್ಷದ ಮಿಶ್ರಣದ ದರ: ವರ್ಷಕ್ಕೆ {rates}%.',
  },
  { reviewed: false },
);
