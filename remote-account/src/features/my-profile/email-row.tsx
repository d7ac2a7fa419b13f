import { useState } from 'react';
import type { Contacts } from 'shared/contract/user-detail';
import { EmailDialog } from '#features/contact-change/email-dialog.tsx';
import { messages } from '#messages.en.ts';

interface Props {
  email: string;
  contacts: Contacts;
  onChanged: () => void;
}

/** The address of the details, and whether a code has proven it. */
export function EmailRow({ email, contacts, onChanged }: Props) {
  const [proving, setProving] = useState(false);
  if (contacts.email === email.toLowerCase()) return email;
  return (
    <>
      {email} <span className="quiet nowrap">{messages.notProvenYet}</span>{' '}
      <button type="button" className="text-button" onClick={() => setProving(true)}>
        {messages.proveThisAddress}
      </button>
      <EmailDialog
        open={proving}
        email={email}
        replaces={contacts.email !== null}
        onClose={() => setProving(false)}
        onChanged={onChanged}
      />
    </>
  );
}
