import type { Ref } from 'react';
import { shownPhone } from 'shared/format/phone-text';
import { Field } from 'shared/forms';
import { messages } from '#messages.en.ts';

/** What the first step of a booking asks, with and without scripts. */
export const PHONE_LABELS = { phoneNumber: messages.phoneNumber };

/** The field of the number, as a form gives it. */
export const PhoneField = (field: { name: string; label: string; ref?: Ref<HTMLInputElement> }) => (
  <Field {...field} type="tel" inputMode="tel" autoComplete="tel" hint={messages.forNumberOutsideIndia} />
);

interface VerifiedNumberProps {
  /** Masked. */
  phone: string;
  /** Lets go of the number; without it the button sends the form that it stands in. */
  onAnother?: () => void;
}

/** Whose number is proven. */
export const VerifiedNumber = ({ phone, onAnother }: VerifiedNumberProps) =>
  messages.numberIsVerified({
    phone: shownPhone(phone),
    nowrap: (words) => <b className="nowrap">{words}</b>,
    another: (words) => (
      <button className="text-button" type={onAnother ? 'button' : 'submit'} onClick={onAnother}>
        {words}
      </button>
    ),
  });
