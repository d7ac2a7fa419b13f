import { memo, type ReactNode } from 'react';
import { Toaster } from 'shared/ui';
import { Footer } from '#layout/footer.tsx';
import { Header } from '#layout/header.tsx';
import { messages } from '#layout/messages.en.ts';
import { QuickActions } from '#layout/quick-actions.tsx';
import { Strip } from '#layout/strip.tsx';
import type { SignOut } from '#layout/use-sign-out.ts';
import { OfflineNote } from '#offline/offline-note.tsx';

interface LayoutProps {
  exit: SignOut;
  /** Whether the page needs no network; undefined when it says so itself. */
  worksOffline: boolean | undefined;
  /** Whether the page is one of those that the contact link leads to. */
  isContact: boolean;
  children: ReactNode;
}

// No navigation changes them.
const StillStrip = memo(Strip);
const StillFooter = memo(Footer);
const StillToaster = memo(Toaster);

/** What stands around every page, whatever becomes of the page itself. */
export function Layout({ exit, worksOffline, isContact, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      <StillStrip />
      <Header exit={exit} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <QuickActions isContact={isContact} />
      <StillFooter />
      <OfflineNote works={worksOffline} />
      <StillToaster />
    </>
  );
}
