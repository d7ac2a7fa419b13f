import type { FocusEvent } from 'react';

/** On a small screen the slider and the bounds of a field may lie below the result bar: they come up with it. */
export function showWhole({ target }: FocusEvent): void {
  target.closest('.quantity')?.scrollIntoView({ block: 'nearest' });
}
