import { Icon } from 'shared/ui';

interface FieldNoteProps {
  id: string;
  /** What the figure means, in words. */
  note: string | undefined;
  /** What it will say once the page runs in a browser, unseen until then: what stands below must not move. */
  longer?: string | undefined;
  /** What is wrong; stands in place of the note. */
  problem: string | undefined;
}

/** The line under a field. The early script writes it before React comes, hence no warning about other words. */
export function FieldNote({ id, note, longer, problem }: FieldNoteProps) {
  if (problem === undefined) {
    return (
      <p
        className="quantity__words"
        id={id}
        data-early="note"
        data-longer={
          note !== undefined && longer?.startsWith(note) ? longer.slice(note.length) || undefined : undefined
        }
        suppressHydrationWarning
      >
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
