import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'shared/router';
import { Button, classNames, Icon } from 'shared/ui';
import { messages } from '#layout/messages.en.ts';
import { contactUs } from '#layout/navigation.ts';
import { useFieldNear } from '#layout/use-field-near.ts';

/** Milliseconds after which the contact link appears. */
const CONTACT_DELAY_MS = 1_000;
/** Pixels scrolled from which the way back to the top is worth a button. */
const FAR_DOWN_PX = 300;

interface DockProps {
  /** Whether the page is one of those that the contact link leads to, which go without it. */
  isContact: boolean;
  /** A word to the visitor beside the buttons. */
  children: ReactNode;
}

/**
 * The way to the people behind the site and the way to the top, in the window's lower right corner. They stand in a bar
 * of their own, or in a gutter that is wide enough for them, so that they never lie over a page.
 */
export function Dock({ isContact, children }: DockProps) {
  const [late, setLate] = useState(false);
  const [farDown, setFarDown] = useState(false);
  const corner = useRef<HTMLElement>(null);
  const fieldNear = useFieldNear(corner);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONTACT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const look = () => setFarDown(window.scrollY > FAR_DOWN_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  return (
    <div className={classNames('dock', isContact && !farDown && 'is-empty')}>
      {children}
      <aside aria-label={messages.quickActions} ref={corner}>
        {farDown && (
          <Button
            className="to-top"
            variant="secondary"
            icon="arrow-up"
            aria-label={messages.scrollToTop}
            onClick={scrollToTop}
          />
        )}
        {/* There from the first paint: its place must not open up beside the way to the top. */}
        {!isContact && (
          <Link className={classNames('get-in-touch', late && !fieldNear && 'is-shown')} to={contactUs.to}>
            <Icon name="chat" />
            <span>{messages.getInTouchWithUs}</span>
          </Link>
        )}
      </aside>
    </div>
  );
}

/** The button goes away up there, so focus moves to where reading begins. */
function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}
