import type { ReactNode } from 'react';
import { Icon } from 'shared/ui';
import { useDisclosure } from 'shared/ui/use-disclosure';
import { messages } from '#calculator-page/keep/messages.en.ts';

/** A button that opens a short list of further ways to keep a result. */
export function MoreWays({ children }: { children: ReactNode }) {
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps}>
      <button {...buttonProps} className="button button--secondary">
        {messages.more}
        <Icon name="chevron-down" className="chevron" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: these are actions, not fields of a form */}
      <div {...panelProps} className="menu__panel" role="group" aria-label={messages.keepThisResult}>
        {children}
      </div>
    </div>
  );
}
