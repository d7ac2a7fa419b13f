import { useState } from 'react';
import type { Contacts, UserDetail } from 'shared/contract/user-detail';
import { shownPhone } from 'shared/format/phone-text';
import { Link } from 'shared/router';
import { PhoneDialog } from '#features/contact-change/phone-dialog.tsx';
import { EmailRow } from '#features/my-profile/email-row.tsx';
import { maskedPhone } from '#features/my-profile/masked-phone.ts';
import { messages } from '#messages.en.ts';

interface Props {
  details: UserDetail;
  contacts: Contacts;
  /** Called after a contact has changed on the server, or is going to. */
  onChanged: () => void;
}

export function DetailsCard({ details, contacts, onChanged }: Props) {
  const [changing, setChanging] = useState(false);
  return (
    <section className="card" aria-labelledby="your-details">
      <div className="card__head">
        <h2 id="your-details">{messages.yourDetails}</h2>
        <Link to="/welcome">{messages.edit}</Link>
      </div>
      <dl className="identity">
        <div>
          <dt>{messages.name}</dt>
          <dd>{details.name}</dd>
        </div>
        <div>
          <dt>{messages.pan}</dt>
          <dd>{details.panNumber ?? 'N/A'}</dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <EmailRow email={details.email} contacts={contacts} onChanged={onChanged} />
          </dd>
        </div>
        <div>
          <dt>{messages.mobile}</dt>
          <dd>
            {shownPhone(maskedPhone(details.mobileNumber))}{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => setChanging(true)}
              aria-label={messages.changeMobileNumber}
            >
              {messages.change}
            </button>
          </dd>
        </div>
      </dl>
      <PhoneDialog open={changing} onClose={() => setChanging(false)} onChanged={onChanged} />
    </section>
  );
}
