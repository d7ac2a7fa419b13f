import { useEffect, useRef } from 'react';
import { shownPhone } from 'shared/format/phone-text';
import { Icon } from 'shared/ui';
import { messages } from '#booking/messages.en.ts';

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
        {messages.numberIsVerified({
          phone: shownPhone(phone),
          nowrap: (words) => <b className="nowrap">{words}</b>,
          another: (words) => (
            <button className="text-button" type="button" onClick={onUseAnother}>
              {words}
            </button>
          ),
        })}
      </p>
    </div>
  );
}
