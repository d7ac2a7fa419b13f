import { type ReactNode, Suspense } from 'react';
import { classNames, Icon, Skeleton } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface PanelProps {
  title: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** One question of a card, closed until it is asked; what answers it is fetched then. */
export function Panel({ title, open, onToggle, children }: PanelProps) {
  return (
    <li className={classNames('extra', open && 'is-open')}>
      <h3>
        <button type="button" aria-expanded={open} onClick={onToggle}>
          {title}
          <Icon name="chevron-down" />
        </button>
      </h3>
      {open && <Suspense fallback={<Skeleton lines={4} label={messages.statusLoading} />}>{children}</Suspense>}
    </li>
  );
}
