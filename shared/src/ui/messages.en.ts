import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  retry: 'Retry',
  dismiss: 'Dismiss',
});
