import { memo, type ReactNode } from 'react';
import { formatDate } from 'shared/format/date';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { Icon, Toaster } from 'shared/ui';
import { useDisclosure } from 'shared/ui/use-disclosure';
import { AccountActions } from '#layout/account-actions.tsx';
import { FooterLinks } from '#layout/footer-links.tsx';
import { FundsDropdown, rows } from '#layout/funds-dropdown.tsx';
import { HeaderLink } from '#layout/header-link.tsx';
import { QuickActions } from '#layout/quick-actions.tsx';
import { ThemeSwitch } from '#layout/theme-switch.tsx';
import { useLater } from '#layout/use-later.ts';
import type { SignOut } from '#layout/use-sign-out.ts';
import { messages } from '#messages.en.ts';
import { aboutUs, contactUs, eYourself, funds, tools } from '#navigation/navigation.ts';
import { OfflineNote } from '#offline/offline-note.tsx';

/** Said in the footer as well. */
const MARKET_RISK = messages.marketRisk;

/** Who the firm is registered as, above everything. */
function Strip() {
  const { firm } = useSite();
  return (
    <section className="strip" aria-label={messages.topBarLabel}>
      <div className="page">
        <p>
          {messages.distributorOf({
            arn: firm.arn,
            strong: (words) => <strong>{words}</strong>,
            nowrap: (words) => <span className="nowrap">{words}</span>,
          })}
        </p>
        <p>{MARKET_RISK}</p>
      </div>
    </section>
  );
}

const icons = {
  LinkedIn: 'linkedin',
  YouTube: 'youtube',
  Instagram: 'instagram',
  WhatsApp: 'whatsapp',
  Facebook: 'facebook',
  X: 'x',
} as const;

function Socials() {
  const { socials } = useSite();
  if (socials.length === 0) return null;
  return (
    <div className="social">
      {socials.map(({ name, url }) => (
        <a key={name} href={url} aria-label={name} rel="noopener">
          <Icon name={icons[name]} />
        </a>
      ))}
    </div>
  );
}

interface LayoutProps {
  exit: SignOut;
  /** Whether the page needs no network; undefined when it says so itself. */
  worksOffline: boolean | undefined;
  /** Whether the page is one of those that the contact link leads to. */
  isContact: boolean;
  children: ReactNode;
}

// No navigation changes them.
const MemoStrip = memo(Strip);
const MemoFooter = memo(Footer);
const MemoToaster = memo(Toaster);

/** What stands around every page, whatever becomes of the page itself. */
export function Layout({ exit, worksOffline, isContact, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.linkSkip}
      </a>
      <MemoStrip />
      <Header exit={exit} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <QuickActions isContact={isContact} />
      <MemoFooter />
      <OfflineNote works={worksOffline} />
      <MemoToaster />
    </>
  );
}

function Footer() {
  const { firm, sample } = useSite();
  const { street, city, postalCode, state } = firm.office;
  return (
    <footer className="site-footer below-fold">
      <div className="page">
        <div className="footer-top">
          <div className="stack">
            <Brand />
            <div className="quiet">
              <p>{firm.legalName}</p>
              <p>{messages.footerOffice({ street, city, postalCode, state })}</p>
              <p>{messages.cinNumber({ cin: firm.cin })}</p>
              {sample && <p>{messages.sampleFirm}</p>}
            </div>
            <Socials />
          </div>
          <FooterLinks />
        </div>
        <GrievanceLadder />
        <hr />
        <div className="languages" />
        <div className="legal">
          <p className="warning">{messages.sentence({ words: MARKET_RISK })}</p>
          <p>
            {messages.registeredAs({
              arn: firm.arn,
              nowrap: (words) => <span className="nowrap">{words}</span>,
              day: formatDate(firm.arnValidUntil),
            })}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Header({ exit }: { exit: SignOut }) {
  return (
    <header className="site-header">
      <div className="page">
        <Brand />
        <nav className="nav" aria-label={messages.navLabel}>
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

/** Whom to turn to, in order: each step stands a little higher than the one before. */
function GrievanceLadder() {
  const { grievanceOfficer } = useSite().legal;
  return (
    <div className="ladder-block">
      <h2>{messages.footerHeadingGrievance}</h2>
      <ol className="ladder">
        <li>
          <b>{messages.stepOfficer}</b>
          {messages.officer({
            name: grievanceOfficer.name,
            email: grievanceOfficer.email,
            link: (words) => <a href={`mailto:${grievanceOfficer.email}`}>{words}</a>,
          })}
        </li>
        <li>
          <b>{messages.stepFundHouse}</b>
          {messages.investorDesk}
        </li>
        <li>
          <b>{messages.stepScores}</b>
          <a href="https://scores.sebi.gov.in">{messages.sebiPortal}</a>
        </li>
        <li>
          <b>{messages.stepOdr}</b>
          <a href="https://smartodr.in">{messages.footerLinkOdr}</a>
        </li>
      </ol>
    </div>
  );
}

/** Under 768 px: everything that the bar holds, behind one button. */
function PhoneMenu({ exit }: { exit: SignOut }) {
  const { open, rootProps, buttonProps, panelProps } = useDisclosure();
  const later = useLater();
  return (
    <div {...rootProps} className={`${rootProps.className} menu--page menu--phone`}>
      <button {...buttonProps} className="button button--quiet button--icon" aria-label={messages.menuLabel}>
        <Icon name={open ? 'close' : 'menu'} className="icon--big" />
      </button>
      <nav {...panelProps} className="menu__panel" aria-label={messages.navLabel}>
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

/** The firm's name behind rising steps and where they lead; it leads home. */
function Brand() {
  const { firm } = useSite();
  return (
    <Link className="brand" to="/">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M3 27H9.500V22H16V14.500H22.500V6" />
        <circle cx="22.500" cy="5" r="3.600" />
      </svg>
      {firm.name}
    </Link>
  );
}
