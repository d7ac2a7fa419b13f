import { Button } from 'shared/ui';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';

interface GoalMovesProps {
  title: string;
  /** Place in the order of priority, from 0. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/**
 * What can be done with one goal of several. A way that it cannot go is still a button: whoever has moved it there by keyboard
 * stays on it.
 */
export default function GoalMoves({ title, place, count, onMove, onRemove }: GoalMovesProps) {
  return (
    <>
      <Button
        variant="quiet"
        icon="chevron-up"
        aria-label={messages.actionRaise({ title })}
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(-1)}
      />
      <Button
        variant="quiet"
        icon="chevron-down"
        aria-label={messages.actionLower({ title })}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(1)}
      />
      <Button variant="quiet" icon="trash" aria-label={messages.actionRemove({ title })} onClick={onRemove} />
    </>
  );
}
