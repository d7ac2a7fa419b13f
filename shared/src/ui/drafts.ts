/** Forgets every draft of this tab; part of signing out. */
export function clearDrafts(): void {
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
