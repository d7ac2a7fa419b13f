import type { IconName } from 'shared/ui';

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
    title: 'Portfolio',
    columns: 2,
    tiles: [
      waiting('Current Portfolio', 'Holdings and their value', 'bars'),
      waiting('Reports', 'Statements and capital gains', 'file'),
      waiting('Investment Summary', 'What you invested and withdrew', 'grid'),
      { name: 'Track your Goal', text: 'Long, medium and short term', icon: 'target', to: '/financialplan' },
    ],
  },
  {
    title: 'Transact',
    columns: 3,
    tiles: [
      waiting('New Investment', 'Start a SIP or a lumpsum', 'plus-square'),
      waiting('NFO’s', 'Open new fund offers', 'flag'),
      waiting('Transact in existing folios', 'Add, switch or redeem', 'exchange'),
    ],
  },
  {
    title: 'Advice',
    columns: 3,
    tiles: [
      { name: 'Consult a financial advisor', text: 'Thirty minutes', icon: 'chat', to: '/contactus' },
      { name: 'Webinar Content', text: 'Dates and registration', icon: 'video', to: '/eyourself' },
      { name: 'E-Yourself', text: 'Articles in plain words', icon: 'book', to: '/eyourself' },
    ],
  },
];
