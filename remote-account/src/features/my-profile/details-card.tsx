import { useState } from 'react';
import type { Contacts, UserDetail } from 'shared/contract/user-detail';
import { Link } from 'shared/router';
import { PhoneDialog } from '#features/contact-change/phone-dialog.tsx';
import { EmailRow } from '#features/my-profile/email-row.tsx';
import { maskedPhone } from '#features/my-profile/masked-phone.ts';

interface Props {
  details: UserDetail;
  contacts: Contacts | undefined;
  /** Called after a contact has changed on the server, or is going to. */
  onChanged: () => void;
}

export function DetailsCard({ details, contacts, onChanged }: Props) {
  const [changing, setChanging] = useState(false);
  return (
    <section className="card" aria-labelledby="your-details">
      <div className="card__head">
        <h2 id="your-details">Your details</h2>
        <Link to="/welcome">Edit</Link>
      </div>
      <dl className="identity">
        <div>
          <dt>Name</dt>
          <dd>{details.name}</dd>
        </div>
        <div>
          <dt>PAN</dt>
          <dd>{details.panNumber ?? 'N/A'}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <EmailRow email={details.email} contacts={contacts} onChanged={onChanged} />
          </dd>
        </div>
        <div>
          <dt>Mobile</dt>
          <dd>
            {maskedPhone(details.mobileNumber)}{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => setChanging(true)}
              aria-label="Change mobile number"
            >
              Change
            </button>
          </dd>
        </div>
      </dl>
      <PhoneDialog open={changing} onClose={() => setChanging(false)} onChanged={onChanged} />
    </section>
  );
}
