import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'बच्चे की पढ़ाई का प्लानर',
    collegeFeesAtThePrices: 'कॉलेज की फीस, उसी साल के दामों पर।',
    crumb: 'बच्चे के लिए योजना',
    whatCollegeWillCostWhen: 'कॉलेज का खर्च तब कितना होगा, और उसके लिए हर महीने कितना निवेश करना है।',
    why: 'यह आज के खर्च और बच्चे की उम्र से हर महीने की रकम निकालता है, उस साल के दामों पर।',
    cardName: 'बच्चे की पढ़ाई',
    cardQuestion: 'जब मेरा बच्चा अठारह साल का होगा, तब कॉलेज का खर्च कितना होगा?',
    cardExample: 'आज ₹10 लाख, 5 से 18 साल की उम्र तक',
    cardText: 'कॉलेज का खर्च, आने वाले कल की कीमत पर',
  },
  { reviewed: false },
);
