import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    manyAreWriting: 'ಈಗ ತುಂಬಾ ಜನರು ಬರೆಯುತ್ತಿದ್ದಾರೆ. ಕೆಲವು ಸೆಕೆಂಡು ಬಿಟ್ಟು ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
  { reviewed: false },
);
