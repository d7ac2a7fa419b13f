import { Icon } from 'shared/ui';

interface FieldNoteProps {
  id: string;
  /** What the figure means, in words. */
  note: string | undefined;
  /** What is wrong; stands in place of the note. */
  problem: string | undefined;
}

/** The line under a field. The early script writes it before React comes, hence no warning about other words. */
export function FieldNote({ id, note, problem }: FieldNoteProps) {
  if (problem === undefined) {
    return (
      <p className="quantity__words" id={id} data-early="note" suppressHydrationWarning>
        {note ?? '\u00a0'}
      </p>
    );
  }
  return (
    <p className="field__error" id={id} data-early="note" suppressHydrationWarning>
      <Icon name="warning" />
      {problem}
    </p>
  );
}
