import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dreamHousePlanner: 'सपनों के घर का प्लानर',
    whatAHouseWillCost: 'उस समय की कीमत, और कितना बचाना है।',
    goals: 'लक्ष्य',
    housePriceToday: 'आज घर की कीमत',
    whatAHouseWillCostWhen: 'जब आप खरीदने को तैयार होंगे तब घर कितने का होगा, और उसके लिए हर महीने या एकमुश्त कितना निवेश चाहिए।',
    dreamHouse: 'सपनों का घर',
    howDoISave: 'घर की कीमत बढ़ती जा रही हो, तो उसके लिए बचत कैसे करूँ?',
    lakhHouseInYears: '₹80 लाख का घर, 15 साल में',
    aPriceAndADate: 'कीमत और तारीख से हर महीने की रकम',
  },
  { reviewed: false },
);
