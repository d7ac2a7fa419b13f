import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dreamCarPlanner: 'सपनों की कार का प्लानर',
    theFullPrice: 'पूरी कीमत, खरीदने से पहले बचाई हुई।',
    goals: 'लक्ष्य',
    carPriceToday: 'आज कार की कीमत',
    whatACarWillCost:
      'जिस दिन आप कार लेना चाहते हैं, उस दिन उसकी कीमत क्या होगी, और पूरी कीमत चुकाने के लिए हर महीने या एक बार में कितना निवेश करना है।',
    dreamCar: 'सपनों की कार',
    whatMustISave: 'खरीदते समय पूरी कीमत दे सकूँ, इसके लिए मुझे कितना बचाना होगा?',
    lakhCarInYears: '₹10 लाख की कार, 5 साल में',
    theFullPriceSavedBefore: 'पूरी कीमत, खरीदने से पहले बचाई हुई',
  },
  { reviewed: false },
);
