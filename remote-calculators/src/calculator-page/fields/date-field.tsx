import { useId } from 'react';
import { classNames } from 'shared/ui';
import { FieldNote } from '#calculator-page/fields/field-note.tsx';
import { showWhole } from '#calculator-page/fields/show-whole.ts';

interface DateFieldProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or '' while none is chosen. */
  text: string;
  note?: string | undefined;
  problem?: string | undefined;
}

/** A day, chosen with the browser's own calendar. The page's live core hears and draws it. */
export function DateField({ name, label, text, note, problem }: DateFieldProps) {
  const id = useId();
  return (
    <div className="quantity quantity--date" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames('affixed', problem && 'is-invalid')} suppressHydrationWarning>
        <input
          className="input"
          type="date"
          id={id}
          name={name}
          defaultValue={text}
          suppressHydrationWarning
          onFocus={showWhole}
          aria-describedby={`${id}-note`}
          {...(problem ? { 'aria-invalid': true } : {})}
        />
      </div>
      <FieldNote id={`${id}-note`} note={note} problem={problem} />
    </div>
  );
}
