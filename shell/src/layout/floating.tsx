import { useEffect, useRef, useState } from 'react';
import { Link } from 'shared/router';
import { Button, Icon } from 'shared/ui';
import { useMakeWay } from '#layout/use-make-way.ts';

/** Milliseconds after which the contact link appears. */
const CONTACT_DELAY_MS = 1_000;
/** Pixels scrolled from which the way back to the top is worth a button. */
const FAR_DOWN_PX = 300;

/** What floats above the lower right corner: the way to the top, and the way to the people behind the site. */
export function Floating() {
  const [contact, setContact] = useState(false);
  const [farDown, setFarDown] = useState(false);
  const aside = useRef<HTMLElement>(null);
  const lift = useMakeWay(aside, contact || farDown);

  useEffect(() => {
    const timer = setTimeout(() => setContact(true), CONTACT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const look = () => setFarDown(window.scrollY > FAR_DOWN_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  return (
    <aside
      className="floating"
      aria-label="Quick actions"
      ref={aside}
      style={lift === 0 ? undefined : { translate: `0 -${lift}px` }}
    >
      {contact && (
        <Link className="get-in-touch" to="/contactus">
          <Icon name="chat" />
          <span>Get in touch with us</span>
        </Link>
      )}
      {farDown && (
        <Button
          className="to-top"
          variant="secondary"
          icon="arrow-up"
          aria-label="Scroll to top"
          onClick={scrollToTop}
        />
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
