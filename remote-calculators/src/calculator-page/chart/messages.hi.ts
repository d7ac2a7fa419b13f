import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    lettersOfAMonth: '20',
    emptyIn: '{month} में खाली',
    emptyInMonthYear: 'महीने {month} में खाली (साल {year})',
    paidOutEach: '{unit, select, year {हर साल} other {हर महीने}} मिली रकम',
    yearByYear: '{unit, select, year {साल-दर-साल} other {महीने-दर-महीने}}',
    partByYear: '{part}, {unit, select, year {साल-दर-साल} other {महीने-दर-महीने}}',
    atTheEnd: '{what}, {unit, select, year {हर साल} other {हर महीने}} के अंत में',
    atTheEndAndPaid:
      '{what}, {unit, select, year {हर साल के अंत में, और हर साल मिली रकम} other {हर महीने के अंत में, और हर महीने मिली रकम}}',
    rowYear: 'साल {year}',
    rowMonth: 'महीना {month}',
    unit: '{unit, select, year {साल} other {महीना}}',
    moreGains: 'बढ़त जमा रकम से ज़्यादा',
    age: 'उम्र {age}',
    pinned: 'पिन की हुई',
    oneInTenAbove: '10 में 1 ऊपर',
    above: 'ऊपर',
    middle: 'बीच में',
    oneInTenBelow: '10 में 1 नीचे',
    below: 'नीचे',
  },
  { reviewed: false },
);
