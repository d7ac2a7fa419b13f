import type { ReactNode } from 'react';
import { Button } from 'shared/ui';
import { messages } from '#calculator-page/fields/messages.en.ts';
import { TYPED } from '#scenario/typed-form.ts';

/** The end of a form for who has no script: a button with the word by which the page knows a form from a link. */
export function WithoutScript({ children }: { children?: ReactNode }) {
  return (
    <noscript>
      <div className="calc__submit">
        {children}
        <Button type="submit" name={TYPED} value="yes">
          {messages.calculate}
        </Button>
      </div>
    </noscript>
  );
}
