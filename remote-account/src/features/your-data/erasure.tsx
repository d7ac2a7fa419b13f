import { useState } from 'react';
import { useSite } from 'shared/site';
import { Button } from 'shared/ui';
import { ErasureDialog } from '#features/your-data/erasure-dialog.tsx';

export function Erasure() {
  const [open, setOpen] = useState(false);
  const { firm } = useSite();
  return (
    <section className="card your-data__card" aria-labelledby="erase">
      <h3 id="erase">Have it erased</h3>
      <p className="quiet">
        Your account, details, profile, plan and referrals, and each appointment and question under a number or email
        address that you have proven by a code. At once, confirmed by a fresh code.
      </p>
      <p className="quiet">
        A question sent without signing in stays while its email address is not proven, because anybody could have typed
        that address: sign in with it and erase there too. Mails that reached us already are deleted when you write to{' '}
        <span className="nowrap">{firm.email}</span>.
      </p>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        Erase my account
      </Button>
      <ErasureDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
