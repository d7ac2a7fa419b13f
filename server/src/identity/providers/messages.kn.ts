import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    codeMessage: '{code}: {firm} ಖಾತೆಗೆ ನಿಮ್ಮ ಒಂದು ಬಾರಿಯ ಕೋಡ್. {minutes} ನಿಮಿಷ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  },
  { reviewed: false },
);
