import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared/api';
import { type AuthState, authStore, useAuth } from 'shared/auth';
import type { DraftValues } from '#forms/draft.ts';
import { isOnItsWay, type KeptCode, readKept, type SentCode, typedAgain, writeKept } from '#forms/sent-code.ts';
import { readDraft, writeDraft } from '#ui/drafts.ts';

interface Options<Typed> {
  /** What is typed to ask for a code, before anything is. */
  blank: Typed;
  /** Hears what had been typed, when the page was left and comes back; a phone number is not kept and not among it. */
  onBack?: (typed: Partial<Typed>) => void;
  /** The code that a browser without scripts has asked for. */
  posted?: SentCode | undefined;
}

/**
 * The step that asks for a one-time code. It outlives a reload in this tab for as long as its code does; after that the
 * step before comes back, with what had been typed. A phone drops the tab while its owner reads the message.
 *
 * @param place whose step it is; what is kept is each person's own
 * @returns `code`: the one whose step shows, or null for the step before
 */
export function useSentCode<Typed extends DraftValues>(place: string, { blank, onBack, posted }: Options<Typed>) {
  const owner = useAuth(ownerIn);
  const keyOf = (whose: string | null) => `draft:code:${place}:${whose}`;
  const key = keyOf(owner);
  // A press may come before it is known who is here, and its answer after that.
  const keyNow = () => keyOf(ownerIn(authStore.getState()));
  const [code, setCode] = useState<SentCode | null>(posted ?? null);
  const kept = useRef<KeptCode<Typed> | null>(null);
  // Whose storage it is in: a session may have ended since.
  const keptUnder = useRef<string | null>(null);
  // The first render's: what has been shown or asked for since is newer than what was kept.
  const start = useRef({ isUntouched: posted === undefined, blank, onBack });

  useEffect(() => {
    const { isUntouched, blank, onBack } = start.current;
    if (owner === null || !isUntouched) return;
    const found = readKept(readDraft(key), blank);
    if (found === null) return;
    start.current.isUntouched = false;
    if (found.expiresAt > Date.now()) {
      kept.current = found;
      keptUnder.current = key;
      if (found.isOpen) setCode({ ...found, isBack: true });
    } else writeDraft(key, null);
    onBack?.(typedAgain(found.typed));
  }, [owner, key]);

  function keep(next: KeptCode<Typed>): void {
    start.current.isUntouched = false;
    kept.current = next;
    keptUnder.current = keyNow();
    writeDraft(keptUnder.current, writeKept(next));
  }

  /** Opens the step of a code that was just sent. */
  function open(sent: SentCode, typed: Typed): void {
    keep({ ...sent, isOpen: true, typed });
    setCode(sent);
  }

  /** Instead of a refusal: opens the step of the code that is under way by the same words. @returns whether there is one */
  function reopen(error: unknown, typed: Typed): boolean {
    const before = kept.current ?? readKept(readDraft(keyNow()), typed);
    const isTooSoon = error instanceof ApiError && error.status === 429;
    if (code !== null || before === null || !isTooSoon || !isOnItsWay(before, typed, Date.now())) return false;
    keep({ ...before, isOpen: true, typed });
    setCode({ ...before, isBack: true });
    return true;
  }

  return {
    code,
    open,
    reopen,
    /** Has a code sent and opens its step. @throws ApiError */
    async ask(typed: Typed, send: () => Promise<SentCode>): Promise<void> {
      try {
        open(await send(), typed);
      } catch (error) {
        if (!reopen(error, typed)) throw error;
      }
    },
    /** Shows a further code of which nothing may be stored: after a reload everything begins anew. */
    showUnkept(sent: SentCode): void {
      if (kept.current !== null) keep({ ...kept.current, isOpen: false, expiresAt: 0 });
      setCode(sent);
    },
    /** Back to the step before. The code stays good: who asks for it again gets to its step. */
    close(): void {
      if (kept.current !== null) keep({ ...kept.current, isOpen: false });
      setCode(null);
    },
    /** Keeps nothing any more, because the code was used, or its session has ended. What shows stays until `close`. */
    forget(): void {
      kept.current = null;
      writeDraft(keptUnder.current ?? keyNow(), null);
    },
  };
}

const ownerIn = ({ restored, user }: AuthState): string | null => (restored ? (user?.id ?? 'visitor') : null);
