import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  byPhone: 'by phone, Indian Standard Time',
  byVideo: 'by video, Indian Standard Time',
  moveOrCancel: 'Move or cancel',
});
