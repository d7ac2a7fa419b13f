import { useId } from 'react';
import { monthNames } from 'shared/format/date';
import { classNames, Icon } from 'shared/ui';
import { FieldNote } from '#calculator-page/fields/field-note.tsx';
import { messages } from '#calculator-page/fields/messages.en.ts';
import { showWhole } from '#calculator-page/fields/show-whole.ts';
import { yearOptions } from '#live/year-options.ts';
import { type DatePart, monthOf, partName } from '#scenario/target-month.ts';

interface MonthFieldProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or what is chosen of it. */
  text: string;
  /** What the date is counted from, `YYYY-MM-DD`; null where no day is known. */
  today: string | null;
  note?: string | undefined;
  problem?: string | undefined;
}

const monthOptions = (): (readonly [month: string, called: string])[] => [
  ['', messages.month],
  ...monthNames.map((called, at) => [String(at + 1).padStart(2, '0'), called] as const),
];

/**
 * A date to come, asked in words by its month and year. A form without script sends both beside the date that the page shows,
 * whose day stays while neither is changed.
 */
export function MonthField({ name, label, text, today, note, problem }: MonthFieldProps) {
  const id = useId();
  const list = (part: DatePart, called: string, options: ReturnType<typeof yearOptions>) => (
    <div className={classNames('select', problem && 'is-invalid')} suppressHydrationWarning>
      <select
        className="input"
        id={`${id}-${part}`}
        name={partName(name, part)}
        data-part={part}
        defaultValue={monthOf(text)[part]}
        suppressHydrationWarning
        onFocus={showWhole}
        aria-label={called}
        aria-describedby={`${id}-note`}
        {...(problem && { 'aria-invalid': true })}
      >
        {options.map(([value, word], at) => (
          // The core writes other years into the same places.
          <option key={String(at)} value={value} suppressHydrationWarning>
            {word}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand beside its fields
    <div className="quantity quantity--date" data-field={name} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={`${id}-month`}>
        {label}
      </label>
      <div className="month-year">
        {list('month', messages.monthOf({ label }), monthOptions())}
        {list('year', messages.yearOf({ label }), yearOptions(text, today))}
      </div>
      <noscript>
        <input type="hidden" name={name} value={text} />
      </noscript>
      <FieldNote id={`${id}-note`} note={note} problem={problem} />
    </div>
  );
}
