import { useEffect, useRef } from 'react';
import { Icon } from 'shared/ui';

interface VerifiedNoticeProps {
  /** Masked. */
  phone: string;
  onUseAnother: () => void;
  /** True right after verifying: focus comes here, because the form that had it is gone. */
  announce: boolean;
}

export function VerifiedNotice({ phone, onUseAnother, announce }: VerifiedNoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (announce) text.current?.focus();
  }, [announce]);
  return (
    <div className="notice notice--success">
      <Icon name="check" />
      <p ref={text} tabIndex={-1}>
        Your number <b className="nowrap">{phone}</b> is verified. We will call you on it.{' '}
        <button className="text-button" type="button" onClick={onUseAnother}>
          Use another
        </button>
      </p>
    </div>
  );
}
