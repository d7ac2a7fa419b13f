import { Dialog } from 'shared/ui';
import { FindBody } from '#find/find-body.tsx';
import { messages } from '#find/messages.en.ts';
import { closeFind } from '#find/opened.ts';

/** The search over everything that the site has. What is typed stays in it, and is forgotten when it closes. */
export function FindDialog({ opened }: { opened: boolean }) {
  return (
    <Dialog open={opened} onClose={closeFind} title={messages.findAnything}>
      <FindBody />
    </Dialog>
  );
}
