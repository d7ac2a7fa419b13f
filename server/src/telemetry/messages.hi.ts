import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    tooManyReports: 'बहुत सारी रिपोर्ट आ रही हैं। उनमें से कुछ ही ली जाती हैं; कुछ खोया नहीं है।',
  },
  { reviewed: false },
);
