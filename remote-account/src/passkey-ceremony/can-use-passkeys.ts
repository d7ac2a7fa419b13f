import { useSyncExternalStore } from 'react';

const NUMERIC = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser keeps passkeys for this page. Only pages that nobody on the way can change get the interface. */
const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !NUMERIC.test(window.location.hostname);

const never = () => () => {};

/** Prerendered as if it were so, since nearly every browser can: nothing moves there when the page comes alive. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, canUsePasskeys, () => true);
