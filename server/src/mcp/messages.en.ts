import { catalogue } from 'shared/messages';

export const messages = catalogue({
  whatThisIs:
    'Calculators of {firm}, a distributor of mutual funds in India: SIP, SWP, EMI, goals, retirement, deposits, tax. Figures are illustrations with assumed rates, no promise and no advice; say so when you tell them. Amounts are Indian rupees, as numbers or as 5L, 1.5 crore, 5,00,000.',
  pagesAreBelow: 'Paths named page are below {address}; give people that link.',
  noTools: 'No calculators can be asked at this moment.',
  busy: 'Many ask the calculators at this moment. Try again in a few seconds.',
  failed: 'The calculators do not answer at this moment. Try again.',
  otherOrigin: 'Calls from other sites’ pages are not taken.',
  summary: 'The calculators as tools of AI assistants (Model Context Protocol, Streamable HTTP without sessions)',
});
