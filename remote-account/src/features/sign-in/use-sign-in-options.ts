import { useEffect, useState } from 'react';
import { call } from 'shared/api';
import { signInOptions } from 'shared/contract/identity';
import type { Channel } from '#features/sign-in/contact.ts';

interface SignInOptions {
  channels: readonly Channel[];
  otplessAppId: string | null;
}

const assumed: SignInOptions = { channels: ['phone', 'email'], otplessAppId: null };

/** How one may sign in here. Both channels are offered until the answer comes, and when none does: the origin decides anyway. */
export function useSignInOptions(): SignInOptions {
  const [options, setOptions] = useState(assumed);
  useEffect(() => {
    const abort = new AbortController();
    call(signInOptions, { signal: abort.signal }).then(
      ({ channels, otplessAppId }) => abort.signal.aborted || setOptions({ channels, otplessAppId }),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return options;
}
