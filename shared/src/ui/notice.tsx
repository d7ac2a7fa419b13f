import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

const icons = { info: 'about', success: 'check', warning: 'warning', error: 'warning' } as const;

export type NoticeKind = keyof typeof icons;

interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children: ReactNode;
}

/** A message in its place. Errors and successes that appear later are read out. */
export function Notice({ kind, title, children }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined;
  return (
    <div className={classNames('notice', kind !== 'info' && `notice--${kind}`)} role={role}>
      <Icon name={icons[kind]} />
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
