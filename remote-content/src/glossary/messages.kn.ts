import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'ಮುಖಪುಟ',
    wordsExplained: 'ಪದಗಳ ಅರ್ಥ',
    whatTheseWordsMean: 'ಸ್ಟೇಟ್‌ಮೆಂಟ್‌ಗಳಲ್ಲಿನ ಪದಗಳ ಅರ್ಥ.',
    findAWord: 'ಪದ ಹುಡುಕಿ',
    found: '{count, plural, =0 {ಯಾವ ಪದವೂ ಸಿಗಲಿಲ್ಲ} one {# ಪದ ಸಿಕ್ಕಿತು} other {# ಪದಗಳು ಸಿಕ್ಕವು}}',
    letters: 'ಅಕ್ಷರಗಳು',
    asOf: '{day} ರಂದು ಇದ್ದಂತೆ. ಇದು ಸಾಮಾನ್ಯ ಮಾಹಿತಿ, ತೆರಿಗೆ ಅಥವಾ ಹೂಡಿಕೆಯ ಸಲಹೆ ಅಲ್ಲ. ಅಂಕಿಗಳು ನಮ್ಮ ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳದ್ದು; ದರಗಳು ಊಹೆ.',
    articlesThatNameIt: 'ಇದರ ಬಗ್ಗೆ ಲೇಖನಗಳು',
    ourDisclosures: 'ಪ್ರಕಟಣೆಗಳು',
  },
  { reviewed: false },
);
