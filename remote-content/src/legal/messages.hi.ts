import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'होम',
    inEnglish: 'यह कानूनी दस्तावेज़ केवल अंग्रेज़ी में है, क्योंकि इसके अंग्रेज़ी शब्द ही मान्य हैं।',
    lastUpdated: 'पिछली बार बदला गया: <date>{day}</date>',
  },
  { reviewed: false },
);
