import { catalogue } from 'shared/messages';

export const messages = catalogue({
  tooManyReports: 'Too many reports. They are sampled; nothing is lost.',
});
