import type { IconName } from 'shared/ui';
import { messages } from '#messages.en.ts';

export interface Tile {
  name: string;
  text: string;
  icon: IconName;
  to: string;
}

/** A tile whose destination does not exist yet leads to the page that says so, by name. */
const soon = (name: string): string => `/comingsoon?for=${encodeURIComponent(name)}`;

const waiting = (name: string, text: string, icon: IconName): Tile => ({ name, text, icon, to: soon(name) });

export const tileGroups: readonly { title: string; columns: 2 | 3; tiles: readonly Tile[] }[] = [
  {
    title: messages.portfolio,
    columns: 2,
    tiles: [
      waiting(messages.currentPortfolio, messages.holdingsAndTheirValue, 'bars'),
      waiting(messages.reports, messages.statementsAndCapitalGains, 'file'),
      waiting(messages.investmentSummary, messages.whatYouInvestedAndWithdrew, 'grid'),
      { name: messages.trackYourGoal, text: messages.longMediumAndShortTerm, icon: 'target', to: '/financialplan' },
    ],
  },
  {
    title: messages.transact,
    columns: 3,
    tiles: [
      waiting(messages.newInvestment, messages.startSIPOrLumpsum, 'plus-square'),
      waiting('NFO’s', messages.openNewFundOffers, 'flag'),
      waiting(messages.transactInExistingFolios, messages.addSwitchOrRedeem, 'exchange'),
    ],
  },
  {
    title: messages.advice,
    columns: 3,
    tiles: [
      {
        name: messages.consultAFinancialAdvisor,
        text: messages.thirtyMinutes,
        icon: 'chat',
        to: '/contactus?tab=appointment',
      },
      { name: messages.webinarContent, text: messages.datesAndRegistration, icon: 'video', to: '/eyourself' },
      { name: 'E-Yourself', text: messages.articlesInPlainWords, icon: 'book', to: '/eyourself' },
    ],
  },
];
