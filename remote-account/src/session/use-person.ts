import { useState } from 'react';
import { useAuth } from 'shared/auth';

/**
 * Who is at the page, for a page that visitors may use too. `turn` grows when somebody else takes over, and not when the
 * browser's storage is read for the first time: what was typed until then is the same person's.
 */
export function usePerson(): { owner: string; turn: number } {
  const owner = useAuth((state) => state.user?.id ?? 'visitor');
  const restored = useAuth((state) => state.restored);
  const [seen, setSeen] = useState({ owner, restored, turn: 0 });
  if (seen.owner !== owner || seen.restored !== restored)
    setSeen({ owner, restored, turn: seen.restored ? seen.turn + 1 : seen.turn });
  return { owner, turn: seen.turn };
}
