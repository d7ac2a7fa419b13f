import '#features/first-save/first-save.css';
import { type ReactNode, useState } from 'react';
import { call } from 'shared/api';
import { sayAdult } from 'shared/contract/me';
import { fieldId } from 'shared/forms';
import { Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** What stands in for the box in a list of errors. */
export const AGE = messages.ageLabel;
export const SAY_AGE = messages.tickIfAdult;

export interface Age {
  /** The box, or nothing where it was ticked before. */
  box: ReactNode;
  /** @returns false where the box has to be ticked first, which it then says */
  check: () => boolean;
  /** Tells the origin what the box says. */
  say: () => Promise<void>;
  /** The origin asks after all. */
  refused: () => void;
}

/**
 * @param asked the origin keeps nothing of this person before they have said that they are 18 or older
 * @param kept the tick and its setter, where a draft keeps it
 */
export function useAge(asked: boolean, kept?: readonly [boolean, (checked: boolean) => void]): Age {
  const [open, setOpen] = useState(asked);
  const own = useState(false);
  const [checked, setChecked] = kept ?? own;
  const [missing, setMissing] = useState(false);
  return {
    box: open && <AgeBox checked={checked} onChange={setChecked} error={missing && !checked ? SAY_AGE : undefined} />,
    check() {
      setMissing(open && !checked);
      return !open || checked;
    },
    async say() {
      if (!open) return;
      await call(sayAdult, { body: { adult: true } });
      setOpen(false);
    },
    refused() {
      setOpen(true);
      setMissing(true);
    },
  };
}

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** Asked once, before anything of a person is kept. */
function AgeBox({ checked, onChange, error }: Props) {
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
        <span>{messages.ageAdult}</span>
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {messages.ageMinorText}
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
