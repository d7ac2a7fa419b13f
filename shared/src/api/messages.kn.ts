import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    noAnswerCameInTime: 'ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಉತ್ತರ ಬರಲಿಲ್ಲ.',
  },
  { reviewed: false },
);
