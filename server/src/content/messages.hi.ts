import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    thisPictureDoesNotExist: 'यह तस्वीर नहीं है।',
    tooManyPictures: 'एक साथ बहुत सारी तस्वीरें माँगी गई हैं। थोड़ी देर में फिर कोशिश करें।',
    queryCannotBeRead: 'पूछी गई बात पढ़ी नहीं जा सकी।',
  },
  { reviewed: false },
);
