import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    manyRequestsComeIn: 'अभी बहुत सारे अनुरोध आ रहे हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
    waitAndPress:
      'अभी बहुत सारे अनुरोध आ रहे हैं। {seconds, plural, =1 {एक सेकंड} one {# सेकंड} other {# सेकंड}} रुकें, फिर बटन एक बार और दबाएँ।',
    comeBackLater: 'बहुत सारे अनुरोध आ रहे हैं। कृपया {time} बाद फिर कोशिश करें, या हमें फ़ोन करें।',
    minutes: '{minutes, plural, =1 {एक मिनट} one {# मिनट} other {# मिनट}}',
    hours: '{hours, plural, one {# घंटे} other {# घंटे}}',
  },
  { reviewed: false },
);
