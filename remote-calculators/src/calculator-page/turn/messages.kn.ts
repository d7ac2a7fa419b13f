import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    whatYouStartFrom: 'ನೀವು ಯಾವುದರಿಂದ ಶುರು ಮಾಡುತ್ತೀರಿ',
    iCanSave: 'ಇಷ್ಟು ಉಳಿಸಬಲ್ಲೆ',
    iWantToReach: 'ಇಷ್ಟು ತಲುಪಬೇಕು',
  },
  { reviewed: false },
);
