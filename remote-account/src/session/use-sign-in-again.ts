import { useCallback } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { toast } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Sends somebody whose session has ended to the sign-in and afterwards back to this page, drafts kept. */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    toast(messages.signedOutToast, 'error');
    navigate(`/signin?next=${encodeURIComponent(pathname + search)}`);
  }, [navigate, pathname, search]);
}
