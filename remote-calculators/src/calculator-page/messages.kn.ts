import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'ಮುಖಪುಟ',
    theLinkCouldNotBe: 'ಈ ಲಿಂಕ್ ಬಳಸಲು ಆಗಲಿಲ್ಲ',
    aFigure: 'ಒಂದು ಅಂಕಿ ಇಲ್ಲ ಅಥವಾ ಮಿತಿ ಮೀರಿದೆ, ಆದ್ದರಿಂದ ಪುಟ ತನ್ನ ಎಂದಿನ ಉದಾಹರಣೆಯನ್ನು ತೋರಿಸುತ್ತಿದೆ.',
    theFiguresOfThisLink: 'ಈ ಲಿಂಕ್‌ನ ಅಂಕಿಗಳು ಇನ್ನೂ ಸಿದ್ಧವಾಗಿಲ್ಲ',
    manyPeopleAreUsingThis: 'ಈಗ ತುಂಬಾ ಜನರು ಈ ಪುಟವನ್ನು ಬಳಸುತ್ತಿದ್ದಾರೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ತೆರೆಯಿರಿ.',
    thisLinkCountsFrom: 'ಈ ಲಿಂಕ್‌ನ ಲೆಕ್ಕ {day} ದಿನಾಂಕದಿಂದ ಆರಂಭವಾಗುತ್ತದೆ. ',
    countFromToday: 'ಇಂದಿನಿಂದ ಲೆಕ್ಕ ಹಾಕಿ',
    anExample: 'ಒಂದು ಉದಾಹರಣೆ',
    yourOwnFigures: 'ನಿಮ್ಮದೇ ಅಂಕಿಗಳು',
    startWithMyOwn: 'ನನ್ನ ಅಂಕಿಗಳಿಂದ ಶುರು ಮಾಡಿ',
    showTheExample: 'ಉದಾಹರಣೆ ತೋರಿಸಿ',
  },
  { reviewed: false },
);
