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
    title: messages.tilesPortfolio,
    columns: 2,
    tiles: [
      waiting(messages.tilePortfolio, messages.tilePortfolioNote, 'bars'),
      waiting(messages.tileReports, messages.tileReportsNote, 'file'),
      waiting(messages.tileSummary, messages.tileSummaryNote, 'grid'),
      { name: messages.tileTrack, text: messages.tilePlanNote, icon: 'target', to: '/financialplan' },
    ],
  },
  {
    title: messages.tilesTransact,
    columns: 3,
    tiles: [
      waiting(messages.tileInvest, messages.startSIPOrLumpsum, 'plus-square'),
      waiting('NFO’s', messages.tileOffersNote, 'flag'),
      waiting(messages.tileFolios, messages.tileFoliosNote, 'exchange'),
    ],
  },
  {
    title: messages.tilesAdvice,
    columns: 3,
    tiles: [
      {
        name: messages.tileAdvisor,
        text: messages.tileAdvisorNote,
        icon: 'chat',
        to: '/contactus?tab=appointment',
      },
      { name: messages.tileWebinars, text: messages.tileWebinarsNote, icon: 'video', to: '/eyourself' },
      { name: 'E-Yourself', text: messages.tileBlogsNote, icon: 'book', to: '/eyourself' },
    ],
  },
];
