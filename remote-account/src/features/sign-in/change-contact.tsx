import { useHydrated } from 'shared/ui';
import type { Channel } from '#features/sign-in/contact.ts';
import { messages } from '#features/sign-in/messages.en.ts';

/** With its query, which says where the sign-in leads. */
const SAME_PAGE = '';

/** Back to the first step; a link until scripts can do it in place. */
export function ChangeContact({ channel, onChange }: { channel: Channel; onChange: () => void }) {
  const words = channel === 'phone' ? messages.changeNumber : messages.changeAddress;
  return useHydrated() ? (
    <button type="button" className="text-button" onClick={onChange}>
      {words}
    </button>
  ) : (
    <a className="text-button" href={SAME_PAGE}>
      {words}
    </a>
  );
}
