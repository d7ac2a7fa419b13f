import { lazy } from 'react';

// None is needed for a page's first picture.
export const PasskeyOffer = lazy(() =>
  import('#features/passkeys/passkey-offer.tsx').then((m) => ({ default: m.PasskeyOffer })),
);
export const Passkeys = lazy(() => import('#features/passkeys/passkeys.tsx').then((m) => ({ default: m.Passkeys })));
