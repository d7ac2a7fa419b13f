import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    pageNotFound: 'यह पेज नहीं मिला',
    noSuchAddress: 'इस साइट पर ऐसा कोई पता नहीं है।',
  },
  { reviewed: false },
);
