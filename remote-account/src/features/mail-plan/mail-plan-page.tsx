import { CodeForm, codeRefused } from 'shared/code-form';
import '#features/mail-plan/mail-plan.css';
import { useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { AttachedPlan } from 'shared/attached-plan';
import { useAuth } from 'shared/auth';
import { askForPlanMail, mailPlanToMe, sendPlanMail } from 'shared/contract/attached-plan';
import { emailAddress } from 'shared/contract/person';
import {
  ErrorSummary,
  Field,
  RefusalNotice,
  sentCode,
  useAction,
  useForm,
  useSentCode,
  useValues,
  useWishKey,
} from 'shared/forms';
import { usePlanInAddress } from 'shared/plan-in-address';
import { withPlan } from 'shared/plan-link';
import { Button, ButtonLink, EmptyState, Notice, PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Sends the plan of the address to a visitor's own mailbox, which a code proves. */
export default function MailPlanPage() {
  const link = usePlanInAddress();
  return (
    <div className="page">
      <PageHead title={messages.mailPlanTitle} lead={messages.lead} crumbs={[{ to: '/', label: messages.crumbHome }]} />
      <div className="mail-plan">
        {link === undefined ? (
          <EmptyState
            title={messages.noPlanHere}
            action={<ButtonLink to="/calculators">{messages.plansActionChoose}</ButtonLink>}
          >
            {messages.howOneComes}
          </EmptyState>
        ) : (
          <MailPlan key={link} link={link} />
        )}
      </div>
    </div>
  );
}

function MailPlan({ link }: { link: string }) {
  const values = useValues({ email: '' });
  const [, set] = values;
  // A code is good for the plan that it was asked for.
  const { code, ...step } = useSentCode(`plan-mail ${link}`, { blank: { email: '' }, onBack: set });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isAuthenticated = useAuth((state) => state.isAuthenticated);

  const send = (email: string) =>
    step.ask({ email }, async () => sentCode(await call(askForPlanMail, { body: { email, plan: link } }), email));

  if (sentTo !== null) return <Sent contact={sentTo} link={link} />;
  return (
    <div className="flow">
      {isAuthenticated && <ToMyAccount link={link} onSent={setSentTo} />}
      <section className="card flow" aria-labelledby="to-your-own">
        <h2 className="small" id="to-your-own">
          {messages.mailPlanHeading}
        </h2>
        {code === null ? (
          <AddressStep link={link} values={values} onSend={send} />
        ) : (
          <CodeForm
            code={code}
            submitLabel={messages.mailPlanAction}
            aside={
              <button type="button" className="text-button" onClick={step.close}>
                {messages.changeAddress}
              </button>
            }
            onSubmit={(otp) =>
              call(sendPlanMail, { body: { challengeId: code.challengeId, otp } }).then(() => {
                step.forget();
                setSentTo(code.sentTo);
                return undefined;
              }, codeRefused(messages.failedToMail))
            }
            onResend={() => send(code.sentTo).then(() => undefined, codeRefused(messages.failedToSendCode))}
          />
        )}
      </section>
    </div>
  );
}

function Sent({ contact, link }: { contact: string; link: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => text.current?.focus(), []);
  return (
    <Notice kind="success" title={messages.sent}>
      <p ref={text} tabIndex={-1}>
        {messages.sentTo({ contact })}
      </p>
      <div className="button-row">
        <ButtonLink variant="secondary" to={link}>
          {messages.mailPlanOpen}
        </ButtonLink>
        <ButtonLink variant="secondary" to={withPlan('/myplans', link)}>
          {messages.mailPlanKeep}
        </ButtonLink>
      </div>
    </Notice>
  );
}

interface AddressStepProps {
  /** The plan's link. */
  link: string;
  values: readonly [{ email: string }, (change: Partial<{ email: string }>) => void];
  /** Sends the code there. @throws ApiError */
  onSend: (email: string) => Promise<void>;
}

const LABELS = { email: messages.mailPlanEmail };

/** First step: what goes, and where to. */
function AddressStep({ link, values, onSend }: AddressStepProps) {
  const form = useForm({
    labels: LABELS,
    values,
    check({ email }) {
      const { data, error } = emailAddress.safeParse(email);
      return error === undefined ? { data } : { errors: { email: error.issues[0]?.message ?? '' } };
    },
    send: onSend,
    refused: ({ fields: { email }, message: text }) =>
      email === undefined ? { refusal: { text } } : { errors: { email } },
  });
  return (
    <form {...form.props} className="flow">
      <ErrorSummary {...form.summary} />
      <AttachedPlan link={link} without="/mailplan" title={messages.mailPlanContents} />
      <Field
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={messages.aCodeComesFirst}
      />
      <RefusalNotice title={messages.failedToSendCode} refusal={form.refusal} />
      <noscript>
        <p>{messages.needsScripts}</p>
      </noscript>
      <div className="button-row needs-script">
        <Button type="submit" busy={form.busy}>
          {messages.actionSendCode}
        </Button>
      </div>
    </form>
  );
}

interface ToMyAccountProps {
  /** The plan's link. */
  link: string;
  onSent: (contact: string) => void;
}

/** The way of whoever is signed in: the address of the account is proven, so one press sends the plan. */
function ToMyAccount({ link, onSent }: ToMyAccountProps) {
  const { busy, refusal, run } = useAction();
  const { wishKey } = useWishKey();
  const mail = () =>
    run(async () => {
      const { contact } = await call(mailPlanToMe, { body: { plan: link }, headers: { 'idempotency-key': wishKey() } });
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
