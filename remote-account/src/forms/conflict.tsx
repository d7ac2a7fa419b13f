import { Button, Notice } from 'shared/ui';
import { messages } from '#messages.en.ts';
import '#forms/conflict.css';

/** What stands in this form, and what was saved elsewhere after the form had loaded it. */
export interface Difference {
  label: string;
  here: string;
  there: string;
}

interface Props {
  title: string;
  differences: readonly Difference[];
  /** Said where there are none. */
  same: string;
  keepMine: { label: string; onPress: () => void };
  takeTheirs: { label: string; onPress: () => void };
}

/** Somebody has saved elsewhere meanwhile: the visitor decides with both states in sight, and nothing is lost unseen. */
export function Conflict({ title, differences, same, keepMine, takeTheirs }: Props) {
  return (
    <Notice kind="warning" title={title}>
      {differences.length === 0 ? (
        <p>{same}</p>
      ) : (
        <ul>
          {differences.map(({ label, here, there }) => (
            <li key={label}>{messages.hereAndThere({ label, here, there })}</li>
          ))}
        </ul>
      )}
      <div className="button-row conflict">
        <Button variant="secondary" onClick={keepMine.onPress}>
          {keepMine.label}
        </Button>
        <Button variant="secondary" onClick={takeTheirs.onPress}>
          {takeTheirs.label}
        </Button>
      </div>
    </Notice>
  );
}
