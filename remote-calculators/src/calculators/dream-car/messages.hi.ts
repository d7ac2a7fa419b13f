import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'सपनों की कार का प्लानर',
    theFullPrice: 'पूरी कीमत, खरीदने से पहले बचाई हुई।',
    crumb: 'लक्ष्य',
    fieldPrice: 'आज कार की कीमत',
    description:
      'जिस दिन आप कार लेना चाहते हैं, उस दिन उसकी कीमत क्या होगी, और पूरी कीमत चुकाने के लिए हर महीने या एक बार में कितना निवेश करना है।',
    cardName: 'सपनों की कार',
    cardQuestion: 'खरीदते समय पूरी कीमत दे सकूँ, इसके लिए मुझे कितना बचाना होगा?',
    cardExample: '₹10 लाख की कार, 5 साल में',
    cardText: 'पूरी कीमत, खरीदने से पहले बचाई हुई',
  },
  { reviewed: false },
);
