import { catalogue } from 'shared/messages';

export const messages = catalogue({
  cagr: 'CAGR',
  cagrAlso: 'Compound annual growth rate',
  cagrIs: 'The steady rate a year at which a sum would have grown to what it became.',
  cagrMore:
    '₹1,00,000 that became {value} in five years have grown by 12% a year. For money that came in parts, XIRR is the right figure.',
  xirr: 'XIRR',
  xirrAlso: 'Return of payments on any dates',
  xirrIs: 'The rate a year that fits all your payments in and out, each with its date.',
  xirrMore: 'It is the right figure for a SIP, whose instalments have worked for different times.',
  nominal: 'Nominal rate',
  nominalAlso: 'Rate that is divided by twelve',
  nominalIs: 'A rate a year that is applied in parts: 12% nominal means 1% each month.',
  nominalMore:
    'With growth upon growth that is more than 12% after a year. ₹5,000 a month for ten years may become {value} that way.',
  effective: 'Effective rate',
  effectiveAlso: 'Rate of a whole year',
  effectiveIs: 'The rate by which money has grown once a whole year is over, growth upon growth included.',
  effectiveMore:
    'At 12% effective a month brings 0.95%. ₹5,000 a month for ten years may become {value}, and {nominal} at 12% nominal.',
  compounding: 'Compounding',
  compoundingAlso: 'Growth upon growth',
  compoundingIs: 'Growth that itself grows, since it stays invested.',
  compoundingMore:
    '₹1,00,000 may become {value} in 20 years at an assumed 10%. Without growth upon growth it would be ₹3,00,000.',
  inflation: 'Inflation',
  inflationAlso: 'Rising prices',
  inflationIs: 'The rate a year by which prices rise.',
  inflationMore: 'What costs ₹10,000 today costs {value} in ten years at 6% a year.',
  real: 'Real return',
  realAlso: 'Return after inflation',
  realIs: 'What is left of a return once the rise of prices is taken off.',
  realMore: 'Money that grows by 12% while prices rise by 6% buys 5.66% more after a year: 1.12 ÷ 1.06.',
  todays: 'Today’s rupees',
  todaysAlso: 'Buying power of today',
  todaysIs: 'A later amount, said as what it would buy at the prices of today.',
  todaysMore: '{value} in ten years buy what {today} buy now, if prices rise by 6% a year.',
});
