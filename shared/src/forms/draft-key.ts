import { useRef } from 'react';

interface Keyed {
  /** Belongs to this very wish: asking again after a lost answer counts once, other words get another key. */
  key: string;
  /** The plan that goes along with the wish; '' for none. */
  plan: string;
}

/** The key of what a draft asks for, made and kept with it where it has none, or where another plan goes along. */
export function draftKey(setDraft: (change: (now: Keyed) => Keyed) => void, plan = ''): string {
  let key = '';
  setDraft((now) => {
    key = (now.plan === plan && now.key) || randomKey();
    return { key, plan };
  });
  return key;
}

/** Unlike `crypto.randomUUID` it also works on a page without TLS. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of what a button asks for, which has no draft: the same at each press until it is `done`. */
export function useWishKey(): { wishKey: () => string; done: () => void } {
  const key = useRef('');
  return {
    wishKey() {
      if (key.current === '') key.current = randomKey();
      return key.current;
    },
    done() {
      key.current = '';
    },
  };
}
