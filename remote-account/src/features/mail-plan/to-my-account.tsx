import { call } from 'shared/api';
import { mailPlanToMe } from 'shared/contract/attached-plan';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#features/mail-plan/messages.en.ts';

interface Props {
  /** The plan's link. */
  link: string;
  onSent: (contact: string) => void;
}

/** The way of whoever is signed in: the address of the account is proven, so one press sends the plan. */
export function ToMyAccount({ link, onSent }: Props) {
  const { busy, refusal, run } = useAction();
  const mail = () =>
    run(async () => {
      const { contact } = await call(mailPlanToMe, { body: { plan: link } });
      onSent(contact);
    });
  return (
    <section className="card flow" aria-labelledby="to-my-account">
      <h2 className="small" id="to-my-account">
        {messages.toYourAccount}
      </h2>
      <p>{messages.youProvedIt}</p>
      <RefusalNotice title={messages.failedToMail} refusal={refusal} />
      <div className="button-row">
        <Button busy={busy} onClick={() => void mail()}>
          {messages.mailToMe}
        </Button>
      </div>
    </section>
  );
}
