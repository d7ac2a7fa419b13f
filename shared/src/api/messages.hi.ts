import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    noAnswerCameInTime: 'समय पर जवाब नहीं आया।',
  },
  { reviewed: false },
);
