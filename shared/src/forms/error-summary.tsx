import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from 'shared/ui';
import { fieldId } from '#forms/field.tsx';

export interface FieldError {
  /** The control's name. */
  name: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Counts the visitor's attempts to send: focus comes back to the summary at each. */
  attempt?: number;
}

/** What must be corrected before a form can be sent; takes focus when it appears, and each line leads to its control. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return <Summary key={attempt} errors={errors} />;
}

function Summary({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <section className="notice notice--error" ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="warning" />
      <div>
        <p id={titleId}>
          <b>{errors.length === 1 ? 'One thing to correct' : `${errors.length} things to correct`}</b>
        </p>
        <ul>
          {errors.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={(event) => focusControl(event, name)}>
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function focusControl(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  const form = event.currentTarget.closest('form');
  const control =
    form?.elements.namedItem(name) ?? document.getElementById(fieldId(name)) ?? document.getElementsByName(name)[0];
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
