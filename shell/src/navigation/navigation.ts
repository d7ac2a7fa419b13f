import type { IconName } from 'shared/ui';
import { messages } from '#messages.en.ts';

export interface Destination {
  to: string;
  /** Another address of the same page. */
  also?: string;
  label: string;
  icon: IconName;
  /** Its page only says what it will do. */
  soon?: true;
}

/** What the Mutual Funds dropdown holds. Buying and searching funds is not offered yet, and their page says so. */
export const tools: readonly Destination[] = [
  { to: '/calculators', label: messages.linkCalculators, icon: 'calculator' },
  { to: '/goals', label: messages.linkGoals, icon: 'flag' },
];
export const funds: readonly Destination[] = [
  { to: '/comingsoon?for=invest', label: messages.navInvest, icon: 'steps', soon: true },
  { to: '/comingsoon?for=explore-funds', label: messages.navExplore, icon: 'grid', soon: true },
];

export const aboutUs: Destination = { to: '/aboutus', also: '/about', label: messages.navAbout, icon: 'about' };
export const eYourself: Destination = { to: '/eyourself', label: messages.navLearn, icon: 'book' };
export const contactUs: Destination = { to: '/contactus', also: '/contact', label: messages.navContact, icon: 'chat' };
/** Where the contact link leads, and the pages that go on from there. */
export const isContact = (pathname: string): boolean =>
  pathname === contactUs.to || pathname === contactUs.also || pathname.startsWith('/appointment/');
export const signin: Destination = { to: '/signin', label: messages.navSignIn, icon: 'person' };
