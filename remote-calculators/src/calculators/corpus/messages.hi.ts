import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'कोष कैलकुलेटर',
    theMonthlyOrOneTime: 'लक्ष्य रकम के लिए कितना निवेश करें।',
    crumb: 'लक्ष्य',
    fieldTarget: 'लक्ष्य की रकम',
    description: 'रकम और साल आप बताएँ: वहाँ तक पहुँचने के लिए हर महीने का या एकमुश्त निवेश देखें।',
    why: 'यह रकम और समय से निकालता है कि हर महीने, या एक बार में, कितना चाहिए।',
    cardName: 'कोष',
    cardQuestion: 'किसी साल तक एक राउंड फ़िगर जोड़ने के लिए मुझे कितना बचाना होगा?',
    cardExample: '20 साल में ₹1 करोड़',
  },
  { reviewed: false },
);
