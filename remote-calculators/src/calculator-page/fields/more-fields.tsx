import type { ReactNode } from 'react';
import { Icon } from 'shared/ui';
import { messages } from '#calculator-page/fields/messages.en.ts';

/**
 * Fields that most visitors leave as they are, closed until they are asked for or a link uses one of them; what is in them
 * is told on the fold. The browser opens and
 * closes the group, without script too; the live core opens it where it writes into it.
 */
export function MoreFields({ open, folded, children }: { open: boolean; folded: string; children: ReactNode }) {
  return (
    <div className="questions">
      <details open={open} suppressHydrationWarning>
        <summary>
          <span>
            {messages.more}
            <span className="folded" suppressHydrationWarning>
              {folded}
            </span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        {children}
      </details>
    </div>
  );
}
