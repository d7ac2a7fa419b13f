import { useState } from 'react';
import type { UserDetail } from 'shared/contract/user-detail';
import { Link } from 'shared/router';
import { maskedPhone } from '#features/my-profile/masked-phone.ts';
import { PhoneDialog } from '#features/phone-change/phone-dialog.tsx';

/** `onChanged` is called after the phone number has changed on the server. */
export function DetailsCard({ details, onChanged }: { details: UserDetail; onChanged: () => void }) {
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
          <dd>{details.email}</dd>
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
