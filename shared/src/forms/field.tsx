import type { ComponentProps, ReactNode } from 'react';
import { classNames, Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** What a control of one's own must carry so that label, hint and error belong to it. */
export interface FieldIds {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldFrame {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** What is wrong and how to put it right; shown beneath the control. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. */
  optional?: boolean;
}

type InputField = FieldFrame & { as?: 'input'; children?: (ids: FieldIds) => ReactNode } & Omit<
    ComponentProps<'input'>,
    'children' | 'name'
  >;
type TextareaField = FieldFrame & { as: 'textarea'; children?: never } & Omit<
    ComponentProps<'textarea'>,
    'children' | 'name'
  >;
type SelectField = FieldFrame & { as: 'select'; children: ReactNode } & Omit<ComponentProps<'select'>, 'name'>;
export type FieldProps = InputField | TextareaField | SelectField;

/** The id of a field's control unless `id` is given; an error summary finds the control by it. */
export const fieldId = (name: string): string => `field-${name}`;

/** A label with its control, hint and error, wired for assistive technology. `children` as a function draws another control. */
export function Field(props: FieldProps) {
  const { label, name, hint, error, optional } = props;
  const id = props.id ?? fieldId(name);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(props['aria-describedby'], hintId, errorId);
  const ids: FieldIds = {
    id,
    name,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional">{messages.fieldOptional}</span>}
      </label>
      {control(props, ids)}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

function control(props: FieldProps, ids: FieldIds): ReactNode {
  const className = classNames('input', props.className);
  if (props.as === 'textarea') return <textarea {...native(props)} {...ids} className={className} />;
  if (props.as === 'select') {
    return (
      <div className="select">
        <select {...native(props)} {...ids} className={className}>
          {props.children}
        </select>
        <Icon name="chevron-down" />
      </div>
    );
  }
  if (props.children !== undefined) return props.children(ids);
  return <input {...native(props)} {...ids} className={className} />;
}

/** The control's own properties: everything but what the frame takes. */
function native<Props extends FieldProps>({ label, name, hint, error, optional, as, children, ...rest }: Props) {
  return rest;
}
