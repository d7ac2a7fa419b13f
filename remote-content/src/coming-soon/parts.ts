import { messages } from '#messages.en.ts';

/** A page that does something near to what is asked for. */
interface Way {
  to: string;
  label: string;
  what: string;
}

/** A part of the site that is in preparation: what it will do, and the nearest thing that works today. */
export interface Part {
  name: string;
  will: string;
  nearest: Way[];
}

const way = (to: string, label: string, what: string): Way => ({ to, label, what });
const part = (name: string, will: string, ...nearest: Way[]): Part => ({ name, will, nearest });

const PERSON = way('/contactus?tab=appointment', messages.actionBook, messages.wayBookNote);
const SIP = way('/sipcalculator', messages.waySip, messages.whatMonthlyAmountMayBecome);
const GOALS = way('/goals', messages.wayGoals, messages.priceAndDateTurned);
const ARTICLES = way('/blogs', messages.wayBlogs, messages.readingFactsheetTax);
const PLAN = way('/financialplan', messages.wayPlan, messages.goalsAndAmounts);
const QUESTION = way('/contactus', messages.wayQuery, messages.wayQueryNote);
const EVENTS = way('/eyourself', messages.learnCrumb, messages.nextWebinarAndArticles);

/** By what links call them in every language: the English name without spaces and marks. */
const PARTS = new Map<string, Part>([
  ['invest', part(messages.partInvest, messages.willInvest, PERSON, SIP, GOALS)],
  ['explorefunds', part(messages.partExplore, messages.willExplore, ARTICLES, PERSON, SIP)],
  ['currentportfolio', part(messages.partPortfolio, messages.partPortfolioNote, PLAN, QUESTION, PERSON)],
  ['reports', part(messages.partReports, messages.statementsForYear, PLAN, QUESTION, PERSON)],
  ['investmentsummary', part(messages.partSummary, messages.partSummaryNote, PLAN, QUESTION, PERSON)],
  ['newinvestment', part(messages.partNewInvestment, messages.willStart, PERSON, QUESTION, SIP)],
  ['nfos', part(messages.partOffers, messages.partOffersNote, PERSON, QUESTION, SIP)],
  ['transactinexistingfolios', part(messages.partTransact, messages.willTransact, PERSON, QUESTION, SIP)],
  ['webinarcontent', part(messages.partRecordings, messages.partRecordingsNote, EVENTS, ARTICLES, GOALS)],
  ['trackyourgoal', part(messages.partTrack, messages.willTrack, PLAN, GOALS, PERSON)],
]);

/** Letters and digits only, so that `Explore Funds`, `explore-funds` and `exploreFunds` are one. */
const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The part that a link's `?for=` names. A name that is not known is shown as plain text where it looks like one, and
 * nothing of it otherwise.
 */
export function partFor(asked: string | null): Part {
  const wanted = asked?.trim() ?? '';
  const known = PARTS.get(key(wanted));
  if (known !== undefined) return known;
  const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&()/-]{1,39}$/u.test(wanted) ? wanted : '';
  return part(name, messages.inPreparation, GOALS, SIP, PERSON);
}
