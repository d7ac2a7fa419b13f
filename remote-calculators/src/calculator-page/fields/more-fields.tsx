import type { ReactNode } from 'react';
import { Icon } from 'shared/ui';
import { messages } from '#calculator-page/fields/messages.en.ts';

/**
 * Fields that most visitors leave empty, closed until they are asked for or a link uses one of them. The browser opens and
 * closes the group, without script too; the live core opens it where it writes into it.
 */
export function MoreFields({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <div className="questions">
      <details open={open} suppressHydrationWarning>
        <summary>
          {messages.moreOfThisGoal}
          <Icon name="chevron-down" />
        </summary>
        {children}
      </details>
    </div>
  );
}
