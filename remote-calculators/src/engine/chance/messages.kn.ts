import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    anAssumptionOfTheHouse: 'ನಮ್ಮದೇ ಊಹೆ, ಸಂಸ್ಥೆ ನಿಗದಿಪಡಿಸಬೇಕಾದದ್ದು',
  },
  { reviewed: false },
);
