import type { ReactNode } from 'react';
import { Notice } from 'shared/ui';
import type { Refusal } from '#forms/use-action.ts';

interface RefusalNoticeProps {
  /** Says what was not done, unless the refusal has a title of its own. */
  title?: ReactNode;
  refusal: Refusal | undefined;
}

/** Why something was not done; read out when it appears. */
export function RefusalNotice({ title, refusal }: RefusalNoticeProps) {
  if (refusal === undefined) return null;
  return (
    <Notice kind="error" title={refusal.title ?? title}>
      {refusal.text}
    </Notice>
  );
}
