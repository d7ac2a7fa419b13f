import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    byPhone: 'फ़ोन पर, भारतीय समय (IST)',
    byVideo: 'वीडियो पर, भारतीय समय (IST)',
    moveOrCancel: 'समय बदलें या रद्द करें',
  },
  { reviewed: false },
);
