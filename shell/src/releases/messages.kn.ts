import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    noPreview: 'ಮುನ್ನೋಟ ಇಲ್ಲ',
    preview: 'ಮುನ್ನೋಟ',
    inThisTabOnly: '{name} {release}, ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಮಾತ್ರ.',
    leaveThePreview: 'ಮುನ್ನೋಟದಿಂದ ಹೊರಗೆ ಬನ್ನಿ',
    loading: 'ತೆರೆಯುತ್ತಿದೆ...',
    partNotAvailable: 'ಸೈಟ್‌ನ ಈ ಭಾಗ ಈಗ ಸಿಗುತ್ತಿಲ್ಲ',
    couldNotBeLoaded: 'ಅದನ್ನು ಈಗ ತೆರೆಯಲು ಆಗಲಿಲ್ಲ. ಉಳಿದೆಲ್ಲವೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ; ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    correctionIsReady: 'ಈ ಸೈಟ್‌ಗೆ ಒಂದು ತಿದ್ದುಪಡಿ ಸಿದ್ಧವಾಗಿದೆ',
    reloadToUse: 'ಬಳಸಲು ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ. ನೀವು ಉಳಿಸಿದ್ದು ಏನೂ ಕಳೆದುಹೋಗುವುದಿಲ್ಲ.',
    reload: 'ಮತ್ತೆ ತೆರೆಯಿರಿ',
  },
  { reviewed: false },
);
