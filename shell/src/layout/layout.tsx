import type { ReactNode } from 'react';
import { Toaster } from 'shared/ui';
import { Floating } from '#layout/floating.tsx';
import { Footer } from '#layout/footer.tsx';
import { Header } from '#layout/header.tsx';
import { Strip } from '#layout/strip.tsx';

interface LayoutProps {
  onSignOut: () => void;
  children: ReactNode;
}

/** What stands around every page, whatever becomes of the page itself. */
export function Layout({ onSignOut, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Strip />
      <Header onSignOut={onSignOut} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Floating />
      <Toaster />
    </>
  );
}
