import { useEffect, useRef, useState } from 'react';
import { Link } from 'shared/router';
import { Button, classNames, Icon } from 'shared/ui';
import { useFieldNear } from '#layout/use-field-near.ts';
import { useMakesWay } from '#layout/use-makes-way.ts';
import { messages } from '#messages.en.ts';
import { contactUs } from '#navigation/navigation.ts';

/** Milliseconds after which the contact link appears. */
const CONTACT_DELAY_MS = 1_000;
/** Pixels scrolled from which the way back to the top is worth a button. */
const FAR_DOWN_PX = 300;

/**
 * The way to the people behind the site and the way to the top, as rounds in the window's lower right corner: in a
 * gutter that is wide enough, in the bar that a page may have at the window's end, or over the page, where they make
 * way. No room is kept for them and nothing moves when they come; whoever goes by keyboard finds the link always.
 *
 * @param isContact whether the page is one of those that the contact link leads to, which go without it
 */
export function QuickActions({ isContact }: { isContact: boolean }) {
  const [late, setLate] = useState(false);
  const [farDown, setFarDown] = useState(false);
  const corner = useRef<HTMLElement>(null);
  const fieldNear = useFieldNear(corner);
  const { passed, covering } = useMakesWay(corner);
  const away = (name: string) => (passed || fieldNear || covering.includes(name)) && 'is-away';

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
    <aside className="quick" aria-label={messages.quickLabel} ref={corner}>
      {farDown && (
        <Button
          className={classNames('to-top', away('to-top'))}
          variant="secondary"
          icon="arrow-up"
          aria-label={messages.quickActionTop}
          onClick={scrollToTop}
        />
      )}
      {!isContact && (
        <Link className={classNames('get-in-touch', late && 'is-shown', away('get-in-touch'))} to={contactUs.to}>
          <Icon name="chat" />
          <span>{messages.quickActionContact}</span>
        </Link>
      )}
    </aside>
  );
}

/** The button goes away up there, so focus moves to where reading begins. */
function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}
