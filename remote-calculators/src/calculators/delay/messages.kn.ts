import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಕಾಯುವುದರ ಬೆಲೆ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    lead: 'ತಡವಾಗಿ ಶುರು ಮಾಡಿದರೆ SIP ಎಷ್ಟು ಕಳೆದುಕೊಳ್ಳಬಹುದು.',
    crumb: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    fieldMonthly: 'ತಿಂಗಳ ಹೂಡಿಕೆ',
    fieldYears: 'ಅವಧಿ (ವರ್ಷಗಳು)',
    fieldRate: 'ನಿರೀಕ್ಷಿತ ವಾರ್ಷಿಕ ಗಳಿಕೆ (%)',
    fieldDelay: 'ಎಷ್ಟು ತಡ (ತಿಂಗಳುಗಳು)',
    beginsIn:
      '{months, plural, =0 {ಈಗಲೇ ಶುರು} one {ತಡವಾಗಿ ಶುರು{from, select, none {} other {, {from} ತಿಂಗಳಿಂದ}}} other {ತಡವಾಗಿ ಶುರು{from, select, none {} other {, {from} ತಿಂಗಳಿಂದ}}}}',
    enterOrLess: '{term} ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ನಮೂದಿಸಿ: ತಡ ಮಾಡುವ ಸಮಯ ಅವಧಿಗಿಂತ ಹೆಚ್ಚಿರಲು ಆಗುವುದಿಲ್ಲ.',
    resultCost: 'ಕಾಯುವುದರ ಬೆಲೆ',
    resultNow: 'ಈಗಲೇ ಶುರು ಮಾಡಿದರೆ ಮೌಲ್ಯ',
    resultLater: 'ತಡವಾಗಿ ಶುರು ಮಾಡಿದರೆ ಮೌಲ್ಯ',
    resultNotPaid: 'ಕಟ್ಟದ ಕಂತುಗಳು',
    instalmentToCatchUp: 'ಸರಿಗಟ್ಟಲು ಬೇಕಾದ ತಿಂಗಳ ಹೂಡಿಕೆ',
    shortNow: 'ಈಗ',
    shortLater: 'ತಡವಾಗಿ',
    shortDifference: 'ವ್ಯತ್ಯಾಸ',
    valueOfTheLaterSip: 'ತಡವಾಗಿ ಶುರುವಾಗುವ SIP ಮೌಲ್ಯ, ಮತ್ತು ಈಗಲೇ ಶುರುವಾಗುವ SIP ಹೂಡಿಕೆಗಿಂತ ಅದು ಎಷ್ಟು ಕಡಿಮೆ',
    paidEachMonth:
      '{rate}; {timing, select, start {ಪ್ರತಿ ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ} other {ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯಲ್ಲಿ}} ಪಾವತಿ. ಎರಡೂ ಯೋಜನೆಗಳು ಒಂದೇ ದಿನ ಮುಗಿಯುತ್ತವೆ.',
    chartEmpty: 'ವರ್ಷಗಳನ್ನು ನೋಡಲು ಮೊತ್ತ, ಅವಧಿ, ದರ ಮತ್ತು ಎಷ್ಟು ತಡ ಎಂದು ನಮೂದಿಸಿ.',
    description: 'ತಡವಾಗಿ ಶುರು ಮಾಡಿದರೆ SIP ಎಷ್ಟು ಕಳೆದುಕೊಳ್ಳಬಹುದು, ಅದರಲ್ಲಿ ಬೆಳವಣಿಗೆ ಎಷ್ಟು, ಸರಿಗಟ್ಟಲು ಎಷ್ಟು ಕಂತು ಬೇಕು ಎಂದು ನೋಡಿ.',
    why: 'ಕಾಯುವುದರಿಂದ ಎಷ್ಟು ನಷ್ಟ ಎಂದು ತೋರಿಸುತ್ತದೆ: ಅದೇ ಯೋಜನೆ ಇಂದಿನಿಂದ, ಮತ್ತು ಕೆಲವು ತಿಂಗಳ ನಂತರ.',
    cardQuestion: 'ತಡವಾಗಿ ಶುರು ಮಾಡಿದರೆ ನನಗೆ ಎಷ್ಟು ಕಡಿಮೆ ಆಗಬಹುದು?',
    oneYearLater: 'ತಿಂಗಳಿಗೆ ₹5,000, 20 ವರ್ಷ, ಒಂದು ವರ್ಷ ತಡವಾಗಿ ಶುರು',
    formulaInNumbers: '{term} ತಿಂಗಳ ನಂತರದ ಮೌಲ್ಯ {now}, ಅದರಿಂದ {left} ತಿಂಗಳ ನಂತರದ ಮೌಲ್ಯ {later} ಕಳೆದರೆ = <nowrap>{cost}</nowrap>',
    catchUpInNumbers:
      'ಎರಡೂ, ತಿಂಗಳಿಗೆ {monthly} ಕಟ್ಟಿ ತಿಂಗಳ ದರ {i} ಇದ್ದಾಗಿನ ಮೌಲ್ಯಗಳು.{catchUp, select, none {} other { ಸರಿಗಟ್ಟಲು: {monthly} × {now} ÷ {later} = {catchUp}.}} ಪ್ರತಿ ಅಂಕಿಯನ್ನೂ ಬೇರೆ ಬೇರೆಯಾಗಿ ಹತ್ತಿರದ ಪೈಸೆಗೆ ಸರಿಹೊಂದಿಸಲಾಗಿದೆ.',
  },
  { reviewed: false },
);
