import { messages } from '#coming-soon/messages.en.ts';

/** A part of the site that is in preparation: what it will do, and the nearest thing that works today. */
export interface Part {
  name: string;
  will: string;
  nearest: { to: string; label: string; what: string }[];
}

/** A part that links name: by its English name without spaces and marks, in every language. */
interface KnownPart extends Part {
  asked: string;
}

const PERSON = {
  to: '/contactus?tab=appointment',
  label: messages.bookAnAppointment,
  what: messages.weDoItWithYou,
};
const SIP = { to: '/sipcalculator', label: messages.sipCalculator, what: messages.whatMonthlyAmountMayBecome };
const GOALS = { to: '/goals', label: messages.goalPlanners, what: messages.priceAndDateTurned };
const ARTICLES = { to: '/blogs', label: messages.articles, what: messages.readingFactsheetTax };
const PLAN = { to: '/financialplan', label: messages.yourFinancialPlan, what: messages.goalsAndAmounts };
const QUESTION = { to: '/contactus', label: messages.askAQuestion, what: messages.weSendWhatYouNeed };
const EVENTS = { to: '/eyourself', label: messages.eYourself, what: messages.nextWebinarAndArticles };

const invest: KnownPart = {
  asked: 'invest',
  name: messages.invest,
  will: messages.willInvest,
  nearest: [PERSON, SIP, GOALS],
};
const explore: KnownPart = {
  asked: 'explorefunds',
  name: messages.exploreFunds,
  will: messages.willExplore,
  nearest: [ARTICLES, PERSON, SIP],
};
const portfolio = (asked: string, name: string, will: string): KnownPart => ({
  asked,
  name,
  will,
  nearest: [PLAN, QUESTION, PERSON],
});
const transact = (asked: string, name: string, will: string): KnownPart => ({
  asked,
  name,
  will,
  nearest: [PERSON, QUESTION, SIP],
});

const PARTS: KnownPart[] = [
  invest,
  explore,
  portfolio('currentportfolio', messages.currentPortfolio, messages.yourHoldingsWithTheir),
  portfolio('reports', messages.reports, messages.statementsForYear),
  portfolio('investmentsummary', messages.investmentSummary, messages.whatYouInvestedWhat),
  transact('newinvestment', messages.newInvestment, messages.willStart),
  transact('nfos', messages.nfos, messages.newFundOffers),
  transact('transactinexistingfolios', messages.transactInExistingFolios, messages.willTransact),
  {
    asked: 'webinarcontent',
    name: messages.webinarContent,
    will: messages.recordingsAndSlides,
    nearest: [EVENTS, ARTICLES, GOALS],
  },
  { asked: 'trackyourgoal', name: messages.trackYourGoal, will: messages.willTrack, nearest: [PLAN, GOALS, PERSON] },
];

/** Letters and digits only, so that `Explore Funds`, `explore-funds` and `exploreFunds` are one. */
const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The part that a link's `?for=` names. A name that is not known is shown as plain text where it looks like one, and
 * nothing of it otherwise.
 */
export function partFor(asked: string | null): Part {
  const wanted = asked?.trim() ?? '';
  const known = PARTS.find(({ asked: by }) => by === key(wanted));
  if (known !== undefined && wanted !== '') return known;
  const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&()/-]{1,39}$/u.test(wanted) ? wanted : '';
  return { name, will: messages.inPreparation, nearest: [GOALS, SIP, PERSON] };
}
