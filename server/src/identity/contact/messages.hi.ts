import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    enterMobileNumber: '10 अंकों का मोबाइल नंबर लिखें, या + और देश के कोड के साथ।',
    noCodesToThisCountry: 'इस देश के नंबरों पर कोड नहीं भेजे जा सकते। इसके बदले ईमेल पता दें।',
  },
  { reviewed: false },
);
