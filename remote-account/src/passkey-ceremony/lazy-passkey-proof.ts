import { lazy } from 'react';

/** Only where somebody is asked to prove once more who they are. */
export const PasskeyProof = lazy(() =>
  import('#passkey-ceremony/passkey-proof.tsx').then((m) => ({ default: m.PasskeyProof })),
);
