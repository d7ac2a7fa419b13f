import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'बच्चे की शादी का प्लानर',
    whatAMarriageWillCost: 'उस समय का खर्च, और कितना बचाना है।',
    crumb: 'बच्चे के लिए योजना',
    description: 'आने वाले कल की कीमत पर शादी का खर्च कितना होगा, और उस उम्र तक हर महीने कितना निवेश करना है।',
    why: 'यह आज के खर्च और बच्चे की उम्र से हर महीने की रकम निकालता है, उस साल के दामों पर।',
    cardName: 'बच्चे की शादी',
    cardQuestion: 'बिना कर्ज़ लिए शादी का खर्च कैसे उठाऊँ?',
    cardExample: 'आज ₹15 लाख, 5 से 18 साल की उम्र तक',
  },
  { reviewed: false },
);
