import type { ReactNode } from 'react';
import { useLocation } from 'shared/router';
import { classNames, Icon } from 'shared/ui';
import { useDisclosure } from 'shared/ui/use-disclosure';
import { HeaderLink } from '#layout/header-link.tsx';
import { useLater } from '#layout/use-later.ts';
import { messages } from '#messages.en.ts';
import { type Destination, funds, tools } from '#navigation/navigation.ts';

/** The Mutual Funds dropdown of the bar: four links, and every calculator by intention once those are known. */
export function FundsDropdown() {
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  const { pathname } = useLocation();
  const later = useLater();
  const current = tools.some(({ to }) => to === pathname);
  return (
    <div {...rootProps} className={classNames(rootProps.className, current && 'is-current', later && 'menu--page')}>
      <button {...buttonProps} className="menu__button">
        {messages.navFunds}
        <Icon name="chevron-down" className="chevron" />
      </button>
      <div {...panelProps} className="menu__panel">
        <div className="ways">
          {rows(tools)}
          <hr />
          {rows(funds)}
          {later && <later.Ways />}
        </div>
      </div>
    </div>
  );
}

/** Destinations as the rows of a menu. */
export const rows = (destinations: readonly Destination[]): ReactNode =>
  destinations.map((destination) => <HeaderLink key={destination.to} destination={destination} withIcon />);
