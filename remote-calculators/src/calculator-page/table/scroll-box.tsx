import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** Names the box for who comes to it by keyboard. */
  label: string;
  /** Its figures are on their way. */
  busy?: boolean;
  children: ReactNode;
}

/** A table that may be wider than a phone: a Tab stop, because only what has the focus is scrolled by the arrow keys. */
export function ScrollBox({ label, busy = false, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, this is a table's frame
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keyboard could not scroll it
    <div className="table-scroll" role="group" tabIndex={0} aria-label={label} aria-busy={busy}>
      {children}
    </div>
  );
}
