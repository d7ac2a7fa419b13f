import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    manyAreWriting: 'अभी बहुत सारे लोग लिख रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  },
  { reviewed: false },
);
