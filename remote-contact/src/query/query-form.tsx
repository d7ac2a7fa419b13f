import { AttachedPlan } from 'shared/attached-plan';
import { AREAS } from 'shared/contract/enquiry';
import { ErrorSummary, Field } from 'shared/forms';
import { usePlanInAddress } from 'shared/plan-in-address';
import { Link, useNavigate } from 'shared/router';
import { Button, classNames } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { LABELS, useQuery } from '#query/use-query.ts';
import { WhatWasSent } from '#query/what-was-sent.tsx';
import { TopicChoice } from '#topics/topic-choice.tsx';

export function QueryForm() {
  const plan = usePlanInAddress();
  const navigate = useNavigate();
  const { form, edit, blank, setBlank, sent } = useQuery(plan, () => {
    // Its words are gone from the fields, and the plan with them.
    if (plan !== undefined) navigate('/contactus', { replace: true, preventScrollReset: true });
  });
  const { busy, refusal } = form;
  return (
    <form {...form.props} className="card flow" aria-label={messages.queryQueryForm}>
      <input type="hidden" name="form" value="query" />
      <ErrorSummary {...form.summary} />
      {plan !== undefined && <AttachedPlan link={plan} without="/contactus" />}
      <div className="grid grid--2">
        <Field {...form.field('your-name')} autoComplete="name" required />
        <Field {...form.field('your-email')} type="email" autoComplete="email" required />
      </div>
      <TopicChoice
        name="AreastoTalkAbout"
        legend={
          <>
            {LABELS.AreastoTalkAbout} <span className="optional">{messages.fieldOptional}</span>
          </>
        }
        topics={AREAS}
        chosen={form.values.AreastoTalkAbout}
        onChange={(areas) => edit({ AreastoTalkAbout: areas })}
      />
      <Field as="textarea" {...form.field('your-message')} rows={4} required />
      <HiddenField value={blank} onChange={setBlank} />
      <p className="caption">{messages.queryPrivacy({ privacy: (words) => <Link to="/privacy">{words}</Link> })}</p>
      <div className="send">
        <Button type="submit" busy={busy}>
          {busy ? messages.statusSending : messages.queryActionSend}
        </Button>
        <p className={classNames('send__outcome', sent !== null && 'send__outcome--sent')} role="status">
          {sent !== null && messages.querySentTitle}
          {refusal && (refusal.title ?? messages.queryFailedTitle)} {refusal?.text}
        </p>
      </div>
      <div aria-live="polite">{sent !== null && <WhatWasSent query={sent} />}</div>
    </form>
  );
}

/** Nobody sees it, reaches it by Tab or hears it: a program fills it, a password manager too. */
function HiddenField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="off-screen" aria-hidden="true">
      <label>
        {messages.fieldTrap}
        <input
          name="blank"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
