import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    codeMessage: '{firm} के लिए आपका एक बार का कोड {code} है। यह {minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।',
  },
  { reviewed: false },
);
