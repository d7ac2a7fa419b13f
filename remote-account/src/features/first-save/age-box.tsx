import { fieldId } from 'shared/forms';
import { Icon } from 'shared/ui';
import '#features/first-save/first-save.css';
import { messages } from '#features/first-save/messages.en.ts';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** Asked once, before anything of a person is kept. */
export function AgeBox({ checked, onChange, error }: Props) {
  const id = fieldId('adult');
  return (
    <div className="field age">
      <label className="choice" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name="adult"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        />
        <span>{messages.iAm18Years}</span>
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {messages.not18YetAsk}
      </p>
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
