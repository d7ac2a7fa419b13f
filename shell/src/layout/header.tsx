import { AccountActions } from '#layout/account-actions.tsx';
import { Brand } from '#layout/brand.tsx';
import { FundsDropdown } from '#layout/funds-dropdown.tsx';
import { HeaderLink } from '#layout/header-link.tsx';
import { aboutUs, contactUs, eYourself } from '#layout/navigation.ts';
import { PhoneMenu } from '#layout/phone-menu.tsx';
import { ThemeSwitch } from '#layout/theme-switch.tsx';

export function Header({ onSignOut }: { onSignOut: () => void }) {
  return (
    <header className="site-header">
      <div className="page">
        <Brand />
        <nav className="nav" aria-label="Main">
          <HeaderLink destination={aboutUs} />
          <FundsDropdown />
          <HeaderLink destination={eYourself} />
          <HeaderLink destination={contactUs} />
          <div className="account">
            <AccountActions as="bar" onSignOut={onSignOut} />
          </div>
        </nav>
        <ThemeSwitch />
        <PhoneMenu onSignOut={onSignOut} />
      </div>
    </header>
  );
}
