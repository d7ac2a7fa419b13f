import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    checkThisFigureItWas: 'इस अंक को जाँच लें: इसे {reviewBy} तक दोबारा देखा जाना था।',
    aYearlyRate: '{convention, select, nominal {सांकेतिक} other {प्रभावी}} सालाना दर',
    years: '{figure} {value, plural, one {साल} other {साल}}',
    months: '{figure} {value, plural, one {महीना} other {महीने}}',
    otherRate:
      '{rate}% {convention, select, nominal {सांकेतिक} other {प्रभावी}} यानी {other}% {counterpart, select, nominal {सांकेतिक} other {प्रभावी}}',
    rateAYear:
      '{rate}% {convention, select, nominal {सांकेतिक} other {प्रभावी}} सालाना ({other}% {counterpart, select, nominal {सांकेतिक} other {प्रभावी}}), चक्रवृद्धि हर महीने',
  },
  { reviewed: false },
);
