const CLEARED = 'drafts-cleared';

/** Forgets every draft, in this browser's other tabs too; part of signing out. */
export function clearDrafts(): void {
  clearHere();
  try {
    // The other tabs hear of both, and nothing stays.
    localStorage.setItem(CLEARED, '');
    localStorage.removeItem(CLEARED);
  } catch {
    // Where nothing can be stored, no other tab shares a session with this one.
  }
}

/** Forgets this tab's drafts whenever another tab calls {@link clearDrafts}. */
export function followClearedDrafts(): void {
  addEventListener('storage', ({ key }) => {
    if (key === CLEARED) clearHere();
  });
}

function clearHere(): void {
  storage((session) => {
    for (const key of Object.keys(session)) if (key.startsWith('draft:')) session.removeItem(key);
  });
}

// Storage may be forbidden or full: the form then simply keeps its values in memory.
export function storage<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
