import { AccountActions } from '#layout/account-actions.tsx';
import { Brand } from '#layout/brand.tsx';
import { FundsDropdown } from '#layout/funds-dropdown.tsx';
import { HeaderLink } from '#layout/header-link.tsx';
import { messages } from '#layout/messages.en.ts';
import { aboutUs, contactUs, eYourself } from '#layout/navigation.ts';
import { PhoneMenu } from '#layout/phone-menu.tsx';
import { ThemeSwitch } from '#layout/theme-switch.tsx';
import type { SignOut } from '#layout/use-sign-out.ts';

export function Header({ exit }: { exit: SignOut }) {
  return (
    <header className="site-header">
      <div className="page">
        <Brand />
        <nav className="nav" aria-label={messages.main}>
          <HeaderLink destination={aboutUs} />
          <FundsDropdown />
          <HeaderLink destination={eYourself} />
          <HeaderLink destination={contactUs} />
          <div className="finder" />
          <div className="account">
            <AccountActions as="bar" exit={exit} />
          </div>
        </nav>
        <div className="languages" />
        <ThemeSwitch />
        <PhoneMenu exit={exit} />
      </div>
    </header>
  );
}
