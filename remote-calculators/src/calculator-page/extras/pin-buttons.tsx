import { Button } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface PinButtonsProps {
  pinned: boolean;
  /** What is pinned: "scenario", "plan". */
  what: string;
  onPin: () => void;
  onUnpin: () => void;
}

/**
 * Pins and unpins, above what is compared. The first button stays the same one in the same place, so that the focus is
 * neither lost nor pushed out of sight.
 */
export function PinButtons({ pinned, what, onPin, onUnpin }: PinButtonsProps) {
  return (
    <div className="button-row">
      <Button variant="secondary" icon="pin" onClick={onPin}>
        {pinned ? messages.pinActionReplace : messages.pinAction({ what })}
      </Button>
      {pinned && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            const before = currentTarget.previousElementSibling;
            if (before instanceof HTMLElement) before.focus();
            onUnpin();
          }}
        >
          {messages.pinActionRemove}
        </Button>
      )}
    </div>
  );
}
