import { catalogue } from 'shared/messages';

export const messages = catalogue({
  pageNotFound: 'Page not found',
  noSuchAddress: 'This address does not exist on this site.',
});
