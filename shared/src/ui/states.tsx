import type { ReactNode } from 'react';
import { messages } from '#messages.en.ts';
import { Button } from '#ui/button.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** What would stand here, and how it gets here. */
  children: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: the rising rule with its next steps still to come. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg viewBox="0 0 144 56" aria-hidden="true">
        <path d="M0 55H24V49H48V40H72" />
        <path className="next" d="M72 40V28H96V14H120V1H144" />
      </svg>
      <p className="empty__title">{title}</p>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action}
    </div>
  );
}

interface FailureProps {
  message: ReactNode;
  onRetry: () => void;
  /** A try is under way. */
  busy?: boolean;
}

/** Something could not be fetched; the rest of the page still works. */
export function Failure({ message, onRetry, busy = false }: FailureProps) {
  return (
    <div className="card failure" role="alert">
      {typeof message === 'string' ? <p>{message}</p> : message}
      <Button variant="secondary" icon="exchange" busy={busy} onClick={onRetry}>
        {messages.actionRetry}
      </Button>
    </div>
  );
}

interface SkeletonProps {
  /** How many lines of text it holds the place of; 3 unless told. */
  lines?: number;
  /** Read out instead of the grey lines; that it is loading, unless told. */
  label?: string;
}

/** Holds the space of what is being fetched. */
export function Skeleton({ lines = 3, label = messages.statusLoading }: SkeletonProps) {
  return (
    <div className="skeletons" role="status" aria-busy="true">
      <p className="visually-hidden">{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span className="skeleton" key={line} />
      ))}
    </div>
  );
}
