import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from 'shared/ui';
import { fieldId } from '#forms/field.tsx';
import { messages } from '#messages.en.ts';

export interface FieldError {
  /** The control's name. */
  name: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Counts how often Submit was pressed, whether the form finds what is wrong or the server does a moment later. */
  attempt: number;
}

/** What must be corrected before a form can be sent; each line leads to its control. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useFocusOnce(box, attempt, errors.length > 0);
  if (errors.length === 0) return null;
  return (
    <section className="notice notice--error" ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="warning" />
      <div>
        <p id={titleId}>
          <b>{errors.length === 1 ? messages.errorsTitleOne : messages.errorsTitleMany({ count: errors.length })}</b>
        </p>
        <ul>
          {errors.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={(event) => focusControl(event, name)}>
                {messages.problemOfField({ label, message })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Each press of Submit brings the focus to the summary once, as soon as there is one. Whoever types meanwhile keeps the
 * focus: a key that goes to the summary instead of the field is lost, and nobody sees that it is.
 */
function useFocusOnce(box: RefObject<HTMLElement | null>, attempt: number, found: boolean): void {
  const settled = useRef(attempt);
  useEffect(() => {
    if (settled.current === attempt) return;
    const settle = () => {
      settled.current = attempt;
    };
    if (found) {
      settle();
      box.current?.focus();
      return;
    }
    document.addEventListener('input', settle, { capture: true, once: true });
    return () => document.removeEventListener('input', settle, { capture: true });
  }, [box, attempt, found]);
}

function focusControl(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  const form = event.currentTarget.closest('form');
  const control =
    form?.elements.namedItem(name) ?? document.getElementById(fieldId(name)) ?? document.getElementsByName(name)[0];
  const target = control instanceof RadioNodeList ? firstOf(control) : control;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}

/** The first of a group that can be chosen: one that is taken takes no focus. */
const firstOf = (group: RadioNodeList): Node | undefined =>
  [...group].find((one) => one instanceof HTMLInputElement && !one.disabled);
