import { Link, useLocation } from 'shared/router';
import { Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';
import type { Destination } from '#navigation/navigation.ts';

interface HeaderLinkProps {
  destination: Destination;
  /** Menus show the icon, the bar does not. */
  withIcon?: boolean;
  className?: string;
}

/** A link of the header that knows when it is the page one is on. Links with a query never claim to be. */
export function HeaderLink({ destination, withIcon = false, className }: HeaderLinkProps) {
  const { to, also, label, icon, soon } = destination;
  const { pathname } = useLocation();
  return (
    <Link to={to} className={className} aria-current={pathname === to || pathname === also ? 'page' : undefined}>
      {withIcon && <Icon name={icon} />}
      {label}
      {soon && <span className="tag menu__chosen">{messages.navBadgeSoon}</span>}
    </Link>
  );
}
