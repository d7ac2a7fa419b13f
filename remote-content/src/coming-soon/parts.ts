/** A part of the site that is in preparation: what it will do, and the nearest thing that works today. */
export interface Part {
  name: string;
  will: string;
  nearest: { to: string; label: string; what: string }[];
}

const PERSON = {
  to: '/contactus?tab=appointment',
  label: 'Book an Appointment',
  what: 'We do it with you, in half an hour.',
};
const SIP = { to: '/sipcalculator', label: 'SIP calculator', what: 'What a monthly amount may become.' };
const GOALS = { to: '/goals', label: 'Goal planners', what: 'A price and a date, turned into a monthly amount.' };
const ARTICLES = { to: '/blogs', label: 'Articles', what: 'Reading a factsheet, tax on funds, and more.' };
const PLAN = { to: '/financialplan', label: 'Your financial plan', what: 'The goals and amounts that you noted.' };
const QUESTION = { to: '/contactus', label: 'Ask a question', what: 'We send what you need by email.' };
const EVENTS = { to: '/eyourself', label: 'E-Yourself', what: 'The next webinar, and articles at any time.' };

const invest: Part = {
  name: 'Invest',
  will: 'You will be able to invest in mutual funds here, after your KYC.',
  nearest: [PERSON, SIP, GOALS],
};
const explore: Part = {
  name: 'Explore Funds',
  will: 'You will be able to look through schemes with their costs and factsheets.',
  nearest: [ARTICLES, PERSON, SIP],
};
const portfolio = (name: string, will: string): Part => ({ name, will, nearest: [PLAN, QUESTION, PERSON] });
const transact = (name: string, will: string): Part => ({ name, will, nearest: [PERSON, QUESTION, SIP] });

const PARTS: Part[] = [
  invest,
  explore,
  portfolio('Current Portfolio', 'Your holdings with their values of the last business day will be shown here.'),
  portfolio('Reports', 'Statements for a year or for a folio will be ready to download here.'),
  portfolio(
    'Investment Summary',
    'What you invested, what it is worth and what each scheme gained will be shown here.',
  ),
  transact('New Investment', 'You will be able to start a SIP or a one-time investment here.'),
  transact('NFO’s', 'New fund offers that are open will be listed here with their documents.'),
  transact('Transact in existing folios', 'You will be able to add to, switch or redeem what you hold.'),
  {
    name: 'Webinar Content',
    will: 'Recordings and slides of past webinars will be kept here.',
    nearest: [EVENTS, ARTICLES, GOALS],
  },
  { name: 'Track your Goal', will: 'You will see how far each goal has come.', nearest: [PLAN, GOALS, PERSON] },
];

/** Letters and digits only, so that `Explore Funds`, `explore-funds` and `exploreFunds` are one. */
const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The part that a link's `?for=` names. A name that is not known is shown as plain text where it looks like one, and
 * nothing of it otherwise.
 */
export function partFor(asked: string | null): Part {
  const wanted = asked?.trim() ?? '';
  const known = PARTS.find(({ name }) => key(name) === key(wanted));
  if (known !== undefined && wanted !== '') return known;
  const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&()/-]{1,39}$/u.test(wanted) ? wanted : '';
  return { name, will: 'This part of the site is in preparation.', nearest: [GOALS, SIP, PERSON] };
}
