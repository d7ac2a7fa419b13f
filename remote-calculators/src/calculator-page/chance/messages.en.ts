import { catalogue } from 'shared/messages';

export const messages = catalogue({
  noForecastWhatIsAssumed: 'No forecast: what is assumed',
  howLikely: 'How likely is it?',
  howLikelyOf: 'How likely is it? {of}',
  counting: 'Counting possible markets',
  couldNotLoad: 'This part could not be loaded.',
  couldNotCount: 'The courses could not be counted.',
  reachesAMonth:
    'Reaches the target in {count} of 100 possible markets. For 80 of 100: {amount} a month{steps, select, yes { at first} other {}}.',
  reachesOnce: 'Reaches the target in {count} of 100 possible markets. For 80 of 100: {amount} once.',
  reachesWithSavings:
    'Reaches the target in {count} of 100 possible markets. For 80 of 100 what is already saved is enough.',
  reaches: 'Reaches the target in {count} of 100 possible markets.',
  paysOut:
    'Pays every month in full in {count} of 100 possible markets. For 80 of 100: {amount} invested at the beginning.',
  paysForLife:
    'Pays for every month of retirement in {count} of 100 possible markets. For 80 of 100: {amount} a month until then.',
  paysForLifeWithSavings:
    'Pays for every month of retirement in {count} of 100 possible markets. For 80 of 100 what is already saved is enough.',
  paysForLifeAlone: 'Pays for every month of retirement in {count} of 100 possible markets.',
  corpusLasts:
    'In 80 of 100 a corpus of {amount}{basis, select, today { in today’s rupees} other {}} on the first day of retirement lasts.',
  targetOfPlan:
    'The target is {target}{basis, select, today { in today’s rupees} other {}}: what the plan itself would reach with the same return every year.',
  targetIs: 'The target is {target}{basis, select, today { in today’s rupees} other {}}.',
  countedWith:
    'Counted with {payment} at the end of each month{steps, select, yes { of the first year} other {}}. The target is {target}{basis, select, today { in today’s rupees} other {}}.',
  countedWithUntilThen: 'Counted with {payment} at the end of each month until retirement.',
  use: 'Use {amount}',
  yourTarget: 'Your target',
  leftEmpty: 'Left empty: what the plan itself would reach',
  onThatDay: '{words}, in the rupees of that day',
  enterATarget: 'Enter a figure above 0, such as 1cr.',
  kindOfFund: 'Kind of fund',
  kindAndFigure: '{kind, select, equity {Equity} hybrid {Hybrid} debt {Debt} other {Gold}}, {pct}%',
  anotherFigure: 'Another figure',
  sets: 'Sets the ups and downs, which you may change',
  yearlyUpsAndDowns: 'Yearly ups and downs (%)',
  afterRetirement: 'Ups and downs after retirement (%)',
  leftEmptyAsBefore: 'Left empty: as before retirement',
  deviation: 'Standard deviation of a year’s return',
  enterADeviation: 'Enter a figure, such as 16.',
  howItIsCounted:
    '{courses} possible markets, draw {seed}. In each, every year grows by another figure: lognormal, independent of the year before, with a mean of {mean}% and the deviation above. Counted is in how many of them the plan does what it is for. The same draw gives the same figures on every machine; another draw, or other ups and downs, gives others.',
  howItIsCountedTwice:
    '{courses} possible markets, draw {seed}. In each, every year grows by another figure: lognormal, independent of the year before, with a mean of {mean}% until retirement and {post}% after it, and the deviations above. Counted is in how many of them the plan does what it is for. The same draw gives the same figures on every machine; another draw, or other ups and downs, gives others.',
  howAMixIsCounted:
    '{courses} possible markets, draw {seed}. In each, every year grows by another figure: lognormal, independent of the year before, with the mean of that year’s mix, {mean}% in the first year and {last}% in the last. Ups and downs are shared as the mix is: those above for equity and {debt}% for debt, which are taken to rise and fall together. Counted is in how many of them the plan does what it is for. The same draw gives the same figures on every machine; another draw, or other ups and downs, gives others.',
  kindsFrom: 'Ups and downs of kinds of fund: {source}; {dated}.',
  assumed: 'Assumed: yearly ups and downs of {deviation}%, {courses} possible markets, draw {seed}. No promise.',
});
