import { catalogue } from 'shared/messages';

export const messages = catalogue({
  source: 'Source: {source}, {dated}.',
  investMonthly: 'Invest Monthly',
  investOneTime: 'Invest One-time',
  wayToInvest: 'Way to invest',
  resultAtAGlance: 'Result at a glance',
  seeYears: 'See years',
  result: 'Result',
  howItIsCounted: 'How it is counted',
});
