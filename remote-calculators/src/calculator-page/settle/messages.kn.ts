import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    partCouldNotCome: 'ಈ ಭಾಗವನ್ನು ತೆರೆಯಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಬಂದ ಮೇಲೆ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ; ನಿಮ್ಮ ಅಂಕಿಗಳು ಪುಟದ ವಿಳಾಸದಲ್ಲೇ ಉಳಿದಿರುತ್ತವೆ.',
  },
  { reviewed: false },
);
