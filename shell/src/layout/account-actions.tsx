import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { useNavigate } from 'shared/router';
import { classNames, Icon } from 'shared/ui';
import { HeaderLink } from '#layout/header-link.tsx';
import { profilePath } from '#layout/profile-path.ts';
import type { SignOut } from '#layout/use-sign-out.ts';
import { messages } from '#messages.en.ts';
import { signin } from '#navigation/navigation.ts';

interface AccountActionsProps {
  /** In the hamburger menu they are rows with icons, in the bar buttons. */
  as: 'bar' | 'rows';
  exit: SignOut;
}

/**
 * Signin, or Profile and Signout. Until the session was read both are in the page, and the style sheet shows the one
 * that the early script found; nothing flashes or moves when the session is known.
 */
export function AccountActions({ as, exit }: AccountActionsProps) {
  const restored = useAuth((state) => state.restored);
  const signedIn = useAuth((state) => state.isAuthenticated);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const bar = as === 'bar';

  const openProfile = async () => {
    if (asking) return;
    setAsking(true);
    const from = location.href;
    const path = await profilePath();
    setAsking(false);
    // Whoever has gone to another page meanwhile stays there.
    if (location.href === from) navigate(path);
  };

  return (
    <>
      {(!restored || !signedIn) && (
        <HeaderLink
          destination={signin}
          withIcon={!bar}
          className={classNames(bar && 'button button--secondary', !restored && 'when-signed-out')}
        />
      )}
      {(!restored || signedIn) && (
        <>
          <button
            type="button"
            className={classNames(bar && 'button button--secondary', !restored && 'when-signed-in')}
            aria-busy={asking}
            onClick={openProfile}
          >
            {!bar && <Icon name="person" />}
            {messages.actionProfile}
          </button>
          <button
            type="button"
            className={classNames(bar && 'button button--quiet', !restored && 'when-signed-in')}
            aria-busy={exit.leaving}
            onClick={() => exit.leaving || exit.signOut()}
          >
            {!bar && <Icon name="sign-out" />}
            {messages.actionSignOut}
          </button>
        </>
      )}
    </>
  );
}
