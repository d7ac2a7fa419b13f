import type { ReactNode } from 'react';
import { Button, Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { TYPED } from '#scenario/typed-form.ts';

/**
 * Fields that most visitors leave as they are, closed until they are asked for or a link uses one of them; what is in them
 * is told on the fold. The browser opens and
 * closes the group, without script too; the form store opens it where it writes into it.
 */
export function MoreFields({ open, folded, children }: { open: boolean; folded: string; children: ReactNode }) {
  return (
    <div className="questions">
      <details open={open} suppressHydrationWarning>
        <summary>
          <span>
            {messages.foldMore}
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

/** The end of a form for who has no script: a button with the word by which the page knows a form from a link. */
export function WithoutScript({ children }: { children?: ReactNode }) {
  return (
    <noscript>
      <div className="calc__submit">
        {children}
        <Button type="submit" name={TYPED} value="yes">
          {messages.fieldsAction}
        </Button>
      </div>
    </noscript>
  );
}
