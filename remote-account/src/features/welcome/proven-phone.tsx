import { shownPhone } from 'shared/format/phone-text';
import { messages } from '#features/welcome/messages.en.ts';

interface Props {
  label: string;
  /** Masked. */
  phone: string;
  onChange: () => void;
}

/** The number that was proven at the sign-in. Another one goes through the same code as on /myprofile. */
export function ProvenPhone({ label, phone, onChange }: Props) {
  return (
    <dl className="field">
      <dt className="field__label">{label}</dt>
      <dd>
        <span className="nowrap">{shownPhone(phone)}</span>{' '}
        <button type="button" className="text-button" onClick={onChange} aria-label={messages.changeMobileNumber}>
          {messages.change}
        </button>
      </dd>
      <dd className="field__hint">{messages.verifiedWithCode}</dd>
    </dl>
  );
}
