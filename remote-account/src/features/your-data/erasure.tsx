import { useState } from 'react';
import { useSite } from 'shared/site';
import { Button } from 'shared/ui';
import { ErasureDialog } from '#features/your-data/erasure-dialog.tsx';
import { messages } from '#features/your-data/messages.en.ts';

export function Erasure() {
  const [open, setOpen] = useState(false);
  const { firm } = useSite();
  return (
    <section className="card your-data__card" aria-labelledby="erase">
      <h3 id="erase">{messages.haveItErased}</h3>
      <p className="quiet">{messages.yourAccountDetailsProfile}</p>
      <p className="quiet">
        {messages.questionSentWithoutSigning({
          email: firm.email,
          nowrap: (words) => <span className="nowrap">{words}</span>,
        })}
      </p>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {messages.eraseMyAccount}
      </Button>
      <ErasureDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
