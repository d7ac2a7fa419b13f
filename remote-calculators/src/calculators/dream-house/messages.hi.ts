import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'सपनों के घर का प्लानर',
    whatAHouseWillCost: 'उस समय की कीमत, और कितना बचाना है।',
    crumb: 'लक्ष्य',
    fieldPrice: 'आज घर की कीमत',
    description: 'जब आप खरीदने को तैयार होंगे तब घर कितने का होगा, और उसके लिए हर महीने या एकमुश्त कितना निवेश चाहिए।',
    why: 'यह आज के दाम और तारीख से हर महीने की रकम निकालता है, उस दिन के दामों पर।',
    cardName: 'सपनों का घर',
    cardQuestion: 'घर की कीमत बढ़ती जा रही हो, तो उसके लिए बचत कैसे करूँ?',
    cardExample: '₹80 लाख का घर, 15 साल में',
    cardText: 'कीमत और तारीख से हर महीने की रकम',
  },
  { reviewed: false },
);
