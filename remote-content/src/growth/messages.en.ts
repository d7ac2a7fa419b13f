import { catalogue } from 'shared/messages';

export const messages = catalogue({
  chartLabel:
    'Stepped line of ten years: the invested amount climbs evenly to 6 lakh rupees, the total value climbs faster each year to 11.62 lakh rupees',
  invested: 'Invested',
  withReturns: 'With returns',
  year1: 'Year 1',
});
