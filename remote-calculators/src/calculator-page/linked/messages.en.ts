import { catalogue } from 'shared/messages';

export const messages = catalogue({
  aMonth: '{amount} a month',
  by: 'by {day}',
  fromAge: 'from age {age}',
  toAge: 'to {age}',
  forTerm: 'for {term}',
  atRate: 'at {rate}',
});
