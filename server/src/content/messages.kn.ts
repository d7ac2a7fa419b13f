import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    thisPictureDoesNotExist: 'ಈ ಚಿತ್ರ ಇಲ್ಲ.',
    tooManyPictures: 'ಒಂದೇ ಬಾರಿಗೆ ತುಂಬಾ ಚಿತ್ರಗಳನ್ನು ಕೇಳಲಾಗಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತು ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    queryCannotBeRead: 'ಕೇಳಿದ್ದು ಅರ್ಥವಾಗಲಿಲ್ಲ.',
  },
  { reviewed: false },
);
