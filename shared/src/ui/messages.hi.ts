import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    close: 'बंद करें',
    breadcrumb: 'आप यहाँ हैं',
    retry: 'फिर कोशिश करें',
    dismiss: 'हटाएँ',
  },
  { reviewed: false },
);
