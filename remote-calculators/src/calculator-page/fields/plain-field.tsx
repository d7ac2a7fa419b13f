import { type ChangeEvent, useId } from 'react';
import { classNames, Icon } from 'shared/ui';
import { showWhole } from '#calculator-page/fields/figure-input.tsx';
import { FieldNote } from '#calculator-page/fields/quantity-field.tsx';

interface PlainFieldProps {
  name: string;
  label: string;
  /** One of the choices; for a day `YYYY-MM-DD`, or '' while none is chosen. */
  text: string;
  /** Without it the page's form store hears and draws the field, and React only renders it at first. */
  onText?: (text: string) => void;
  /** What can be chosen, and what each is called; left out, a day is asked. */
  choices?: readonly (readonly [choice: string, called: string])[] | undefined;
  note?: string | undefined;
  problem?: string | undefined;
}

/**
 * A field without a slider: one of a short list, or a day, chosen with the browser's own calendar.
 */
export function PlainField({ name, label, text, onText, choices, note, problem }: PlainFieldProps) {
  const id = useId();
  const attributes = {
    className: 'input',
    id,
    name,
    ...(onText
      ? { value: text, onChange: ({ target }: ChangeEvent<{ value: string }>) => onText(target.value) }
      : { defaultValue: text, suppressHydrationWarning: true }),
    onFocus: showWhole,
    'aria-describedby': `${id}-note`,
    ...(problem && { 'aria-invalid': true }),
  };
  return (
    <div className="quantity quantity--date" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(choices ? 'select' : 'affixed', problem && 'is-invalid')} suppressHydrationWarning>
        {choices ? (
          <>
            <select {...attributes}>
              {choices.map(([choice, called]) => (
                <option key={choice} value={choice}>
                  {called}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </>
        ) : (
          <input {...attributes} type="date" />
        )}
      </div>
      <FieldNote id={`${id}-note`} note={note} problem={problem} />
    </div>
  );
}
