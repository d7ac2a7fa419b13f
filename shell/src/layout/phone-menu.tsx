import { Icon } from 'shared/ui';
import { useDisclosure } from 'shared/ui/use-disclosure';
import { AccountActions } from '#layout/account-actions.tsx';
import { rows } from '#layout/funds-dropdown.tsx';
import { messages } from '#layout/messages.en.ts';
import { aboutUs, contactUs, eYourself, funds, tools } from '#layout/navigation.ts';
import { useLater } from '#layout/use-later.ts';
import type { SignOut } from '#layout/use-sign-out.ts';

/** Under 768 px: everything that the bar holds, behind one button. */
export function PhoneMenu({ exit }: { exit: SignOut }) {
  const { open, rootProps, buttonProps, panelProps } = useDisclosure();
  const later = useLater();
  return (
    <div {...rootProps} className={`${rootProps.className} menu--page menu--phone`}>
      <button {...buttonProps} className="button button--quiet button--icon" aria-label={messages.menu}>
        <Icon name={open ? 'close' : 'menu'} className="icon--big" />
      </button>
      <nav {...panelProps} className="menu__panel" aria-label={messages.main}>
        {rows([aboutUs])}
        <hr />
        {rows([...tools, ...funds])}
        <hr />
        {rows([eYourself, contactUs])}
        <AccountActions as="rows" exit={exit} />
        {later && <later.PhoneRows />}
      </nav>
    </div>
  );
}
