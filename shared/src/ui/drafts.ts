const CLEARED = 'drafts-cleared';

declare global {
  interface Window {
    /** Drafts that this tab held when somebody signed out in another one. The page's, because each remote has this module. */
    heldBackDrafts?: Map<string, string>;
  }
}

/** Forgets every draft, and has this browser's other tabs take theirs out of the storage; part of signing out. */
export function clearDrafts(): void {
  window.heldBackDrafts?.clear();
  clearHere();
  try {
    // The other tabs hear of both, and nothing stays.
    localStorage.setItem(CLEARED, '');
    localStorage.removeItem(CLEARED);
  } catch {
    // Where nothing can be stored, no other tab shares a session with this one.
  }
}

/**
 * Takes this tab's drafts out of the storage whenever another tab calls {@link clearDrafts}. They wait in this page's memory
 * for whoever typed them and may not have thought of this tab: a draft says whose it is, and nobody else is shown it.
 */
export function followClearedDrafts(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== CLEARED || newValue === null) return;
    window.heldBackDrafts ??= new Map();
    for (const [place, text] of clearHere()) window.heldBackDrafts.set(place, text);
  });
}

/** What was stored under a name, or waits in memory. */
export const readDraft = (place: string): string | null =>
  storage((session) => session.getItem(place)) ?? window.heldBackDrafts?.get(place) ?? null;

/** Stores a draft; null forgets it. */
export function writeDraft(place: string, text: string | null): void {
  window.heldBackDrafts?.delete(place);
  storage((session) => (text === null ? session.removeItem(place) : session.setItem(place, text)));
}

function clearHere(): [string, string][] {
  return (
    storage((session) => {
      const drafts = Object.entries(session).filter(([key]) => key.startsWith('draft:')) as [string, string][];
      for (const [key] of drafts) session.removeItem(key);
      return drafts;
    }) ?? []
  );
}

// Storage may be forbidden or full: the form then simply keeps its values in memory.
function storage<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
