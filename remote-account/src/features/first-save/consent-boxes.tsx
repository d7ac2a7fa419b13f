import { CONSENT_PURPOSES, type ConsentPurpose, PURPOSES } from 'shared/contract/consent-purposes';
import type { Consent } from 'shared/contract/me';
import '#features/first-save/first-save.css';
import { messages } from '#messages.en.ts';

interface Props {
  /** What was said before, in a form that the browser posts by itself; nothing is ticked that was not. */
  consents?: readonly Consent[];
  /** What is ticked, in a form that keeps it. */
  given?: (purpose: ConsentPurpose) => boolean;
  onChange?: (purpose: ConsentPurpose, given: boolean) => void;
}

/** What may be agreed to, each by itself: none of it is needed for anything else. */
export function ConsentBoxes({ consents = [], given, onChange }: Props) {
  return (
    <fieldset className="field consent-boxes">
      <legend>{messages.doYouAgreeAsWell({ optional: (words) => <span className="optional">{words}</span> })}</legend>
      {CONSENT_PURPOSES.map((purpose) => (
        <label className="choice" key={purpose}>
          <input
            type="checkbox"
            name={purpose}
            {...(given === undefined
              ? { defaultChecked: consents.some((one) => one.purpose === purpose && one.given) }
              : { checked: given(purpose) })}
            onChange={(event) => onChange?.(purpose, event.target.checked)}
          />
          <span>
            {PURPOSES[purpose].title}
            <small>{PURPOSES[purpose].text}</small>
          </span>
        </label>
      ))}
      <p className="field__hint">{messages.consentsNote}</p>
    </fieldset>
  );
}
