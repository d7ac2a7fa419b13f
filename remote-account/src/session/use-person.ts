import { useState } from 'react';
import { useAuth } from 'shared/auth';

/** The owner of what somebody types without having signed in. */
export const VISITOR = 'visitor';

/**
 * Who is at a page that visitors may use too; nobody yet before the browser's storage is read, for a visitor's draft is no
 * signed-in person's. `turn` grows when somebody else takes over, and not when the storage is read for the first time: what
 * was typed until then is the same person's.
 */
export function usePerson(): { owner: string; turn: number } {
  const restored = useAuth((state) => state.restored);
  const owner = useAuth((state) => (state.restored ? (state.user?.id ?? VISITOR) : ''));
  const [seen, setSeen] = useState({ owner, restored, turn: 0 });
  if (seen.owner !== owner || seen.restored !== restored)
    setSeen({ owner, restored, turn: seen.restored ? seen.turn + 1 : seen.turn });
  return { owner, turn: seen.turn };
}
