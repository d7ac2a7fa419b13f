import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    offlineAndWorking: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ಆದರೂ ಈ ಪುಟ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
    offlineAndKept: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ನೀವು ಟೈಪ್ ಮಾಡಿದ್ದು ಉಳಿದಿದೆ; ನಂತರ ಕಳುಹಿಸಿ.',
    youAreOffline: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ',
    thisPageNeedsInternet:
      'ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು, ಅದು ಈಗ ಇಲ್ಲ. ಸಂಪರ್ಕ ಮತ್ತೆ ಬಂದಾಗ ಪುಟ ತಾನಾಗಿಯೇ ತೆರೆಯುತ್ತದೆ. ನೀವು ಶುರು ಮಾಡಿದ್ದ ಫಾರ್ಮ್ ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಉಳಿದಿದೆ.',
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    theseWorkWithoutNetwork: 'ಇವು ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತವೆ',
  },
  { reviewed: false },
);
