import { useId } from 'react';
import { classNames, Icon } from 'shared/ui';
import { showWhole } from '#calculator-page/fields/show-whole.ts';

interface DateFieldProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or '' while none is chosen. */
  text: string;
  onText: (text: string) => void;
  note?: string | undefined;
  problem?: string | undefined;
}

/** A day, chosen with the browser's own calendar. */
export function DateField({ name, label, text, onText, note, problem }: DateFieldProps) {
  const id = useId();
  return (
    <div className="quantity quantity--date">
      <label htmlFor={id}>{label}</label>
      <div className={classNames('affixed', problem && 'is-invalid')}>
        <input
          className="input"
          type="date"
          id={id}
          name={name}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onFocus={showWhole}
          aria-describedby={`${id}-note`}
          {...(problem ? { 'aria-invalid': true } : {})}
        />
      </div>
      <p className={problem ? 'field__error' : 'quantity__words'} id={`${id}-note`}>
        {problem && <Icon name="warning" />}
        {problem ?? note ?? '\u00a0'}
      </p>
    </div>
  );
}
