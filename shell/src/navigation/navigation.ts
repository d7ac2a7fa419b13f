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
  { to: '/calculators', label: messages.calculators, icon: 'calculator' },
  { to: '/goals', label: messages.goals, icon: 'flag' },
];
export const funds: readonly Destination[] = [
  { to: '/comingsoon?for=invest', label: messages.invest, icon: 'steps', soon: true },
  { to: '/comingsoon?for=explore-funds', label: messages.exploreFunds, icon: 'grid', soon: true },
];

export const aboutUs: Destination = { to: '/aboutus', also: '/about', label: messages.aboutUs, icon: 'about' };
export const eYourself: Destination = { to: '/eyourself', label: messages.eYourself, icon: 'book' };
export const contactUs: Destination = { to: '/contactus', also: '/contact', label: messages.contactUs, icon: 'chat' };
/** Where the contact link leads, and the pages that go on from there. */
export const isContact = (pathname: string): boolean =>
  pathname === contactUs.to || pathname === contactUs.also || pathname.startsWith('/appointment/');
export const signin: Destination = { to: '/signin', label: messages.signin, icon: 'person' };
