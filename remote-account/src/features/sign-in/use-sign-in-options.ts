import { call } from 'shared/api';
import { signInOptions } from 'shared/contract/identity';
import { useLoaded } from 'shared/load';
import type { Channel } from '#features/sign-in/contact.ts';

interface SignInOptions {
  channels: readonly Channel[];
  otplessAppId: string | null;
}

const assumed: SignInOptions = { channels: ['phone', 'email'], otplessAppId: null };

const load = (signal: AbortSignal): Promise<SignInOptions> => call(signInOptions, { signal });

/** How one may sign in here. Both channels are offered until the answer comes, and when none does: the origin decides anyway. */
export function useSignInOptions(): SignInOptions {
  const { loaded } = useLoaded(load);
  return loaded.status === 'ready' ? loaded.value : assumed;
}
