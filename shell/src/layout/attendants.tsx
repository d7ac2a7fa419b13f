import { useAskKey } from '#layout/use-ask-key.ts';
import { UpdateNotice } from '#releases/update-notice.tsx';

/** What waits on every page for something to happen: the key for questions, and an urgent release. */
export function Attendants({ unsaved }: { unsaved: boolean }) {
  useAskKey();
  return <UpdateNotice unsaved={unsaved} />;
}
