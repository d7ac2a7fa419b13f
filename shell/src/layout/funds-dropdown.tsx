import type { ReactNode } from 'react';
import { useLocation } from 'shared/router';
import { Icon } from 'shared/ui';
import { HeaderLink } from '#layout/header-link.tsx';
import { messages } from '#layout/messages.en.ts';
import { type Destination, funds, tools } from '#layout/navigation.ts';
import { useDisclosure } from '#layout/use-disclosure.ts';

/** The Mutual Funds dropdown of the bar. */
export function FundsDropdown() {
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  const { pathname } = useLocation();
  const current = tools.some(({ to }) => to === pathname);
  return (
    <div {...rootProps} className={`${rootProps.className}${current ? ' is-current' : ''}`}>
      <button {...buttonProps} className="menu__button">
        {messages.mutualFunds}
        <Icon name="chevron-down" className="chevron" />
      </button>
      <div {...panelProps} className="menu__panel">
        {rows(tools)}
        <hr />
        {rows(funds)}
      </div>
    </div>
  );
}

/** Destinations as the rows of a menu. */
export const rows = (destinations: readonly Destination[]): ReactNode =>
  destinations.map((destination) => <HeaderLink key={destination.to} destination={destination} withIcon />);
