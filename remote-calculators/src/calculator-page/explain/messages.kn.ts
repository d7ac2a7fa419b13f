import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    startOfMonth: 'ತಿಂಗಳ ಆರಂಭ',
    endOfMonth: 'ತಿಂಗಳ ಕೊನೆ',
    convention: 'ಲೆಕ್ಕದ ರೀತಿ',
    shownAbove: 'ಮೇಲೆ ತೋರಿಸಿರುವುದು',
    theSame: 'ವ್ಯತ್ಯಾಸ ಇಲ್ಲ',
    useThisWay: 'ಈ ರೀತಿ ಬಳಸಿ',
    eachFee: 'ಪ್ರತಿ ಶುಲ್ಕ, ಅದನ್ನು ಕಟ್ಟಬೇಕಾದ ತಿಂಗಳ ಪ್ರಕಾರ',
    feesFallDue:
      'ಪ್ರತಿ ಶುಲ್ಕ ಅದರ ದಿನ, ರೂಪಾಯಿಗಳಲ್ಲಿ{inflation, select, none {} other {, ವರ್ಷಕ್ಕೆ {inflation}% ಹಣದುಬ್ಬರ ಕಳೆದು ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ}}. ಉಳಿದ ಹಣ ಮುಂದಿನ ಶುಲ್ಕದವರೆಗೆ ಹೂಡಿಕೆಯಲ್ಲೇ ಇರುತ್ತದೆ.',
    fallsDue: 'ಕಟ್ಟಬೇಕಾದ ತಿಂಗಳು',
    fee: 'ಶುಲ್ಕ',
    leftAfter: 'ನಂತರ ಉಳಿಯುವುದು',
    costThen: '{target} ಎಂದರೆ {today} × {factor} (ಘಾತ {years}). ',
    feesLegend:
      '{target} ಎಂದರೆ {feeYears} ವಾರ್ಷಿಕ ಶುಲ್ಕಗಳಿಗಾಗಿ ಮೊದಲ ಶುಲ್ಕದ ದಿನ ಬೇಕಾಗುವುದು: ನಂತರದ ಪ್ರತಿ ಶುಲ್ಕಕ್ಕೆ ಕಡಿಮೆ ಸಾಕು, ಏಕೆಂದರೆ ಉಳಿದ ಹಣ ಅದನ್ನು ಕಟ್ಟುವವರೆಗೆ ಹೂಡಿಕೆಯಲ್ಲೇ ಇರುತ್ತದೆ. ಶುಲ್ಕಗಳು: {each}. ',
    savingsLegend: '{still} ಎಂದರೆ {target} ಮೊತ್ತದಿಂದ, ಉಳಿತಾಯ ಬೆಳೆದು ಆಗುವ {grown} ಕಳೆದದ್ದು. ',
    raisedFormula: '{still} ÷ {factor} = <nowrap>{needed}</nowrap>',
    raisedLegend:
      '{before}{count} ತಿಂಗಳು {timing, select, start {ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ} other {ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ}} ₹1 ಹಾಕಿ, 13, 25ನೇ ತಿಂಗಳು, ಹೀಗೆ {step}% ಹೆಚ್ಚಿಸಿದರೆ, ವರ್ಷಕ್ಕೆ {rate}% ದರದಲ್ಲಿ ಅದು {factor} ಆಗುತ್ತದೆ.',
    oneTimeFormula: '{target} ÷ {factor}<sup>{years}</sup> = <nowrap>{needed}</nowrap>',
    oneTimeLegend: '{cost}{factor} ಎಂದರೆ {rate}% ದರದಲ್ಲಿ ಒಂದು ವರ್ಷದ ಬೆಳವಣಿಗೆ; {years} ಎಂದರೆ ಅಲ್ಲಿಯವರೆಗಿನ ವರ್ಷಗಳು.',
    monthlyFormula:
      '{target} × {i} ÷ ((1 + {i})<sup>{count}</sup> − 1){timing, select, start { ÷ (1 + {i})} other {}} = <nowrap>{needed}</nowrap>',
    monthlyLegend:
      '{cost}{i} ಎಂದರೆ ವರ್ಷಕ್ಕೆ {rate}% ದರದ ತಿಂಗಳ ದರ; {count} ಎಂದರೆ ಅಲ್ಲಿಯವರೆಗಿನ ತಿಂಗಳುಗಳು.{timing, select, start { ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ ಕಟ್ಟುವುದರಿಂದ ಕೊನೆಯ ಗುಣಕ ಇದೆ.} other {}}',
    whyAnotherSiteMayShow: 'ಬೇರೆ ಸೈಟ್‌ನಲ್ಲಿ ಅಂಕಿ ಏಕೆ ಬೇರೆ ಇರಬಹುದು',
    theFormulaWithYourNumbers: 'ನಿಮ್ಮ ಅಂಕಿಗಳೊಂದಿಗೆ ಸೂತ್ರ',
    theFormulaWorks: 'ಸೂತ್ರದ ಲೆಕ್ಕ ಆಯಾ ದಿನದ ರೂಪಾಯಿಗಳಲ್ಲಿ; ಮೇಲಿನ ಅಂಕಿಗಳನ್ನು ನಂತರ ಇಂದಿನ ರೂಪಾಯಿಗಳಿಗೆ ಬದಲಿಸಲಾಗಿದೆ.',
    rateAMonth: '{rateConvention, select, nominal {ನಾಮಮಾತ್ರ} other {ಪರಿಣಾಮಕಾರಿ}}, ತಿಂಗಳಿಗೆ {monthly}%',
    rates: '{rateConvention, select, nominal {ನಾಮಮಾತ್ರ ದರಗಳು} other {ಪರಿಣಾಮಕಾರಿ ದರಗಳು}}',
    habits:
      'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳ ನಡುವೆ {habits, select, both {ಎರಡು ರೂಢಿಗಳು ಬೇರೆ ಇರುತ್ತವೆ} other {ಒಂದು ರೂಢಿ ಬೇರೆ ಇರುತ್ತದೆ}}: ವಾರ್ಷಿಕ ದರದಿಂದ ತಿಂಗಳ ದರ ಹೇಗೆ ಮಾಡುತ್ತಾರೆ{habits, select, both {, ಮತ್ತು ಹಣ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ ಹೋಗುತ್ತದೋ ಕೊನೆಯಲ್ಲೋ} other {}}. ಒಂದನ್ನು ಆರಿಸಿ; ಈ ಪುಟದ ಪ್ರತಿ ಅಂಕಿಯೂ ಅದರಂತೆ ಬದಲಾಗುತ್ತದೆ.',
  },
  { reviewed: false },
);
