import { call } from 'shared/api';
import { mailSavedPlan, type SavedPlan } from 'shared/contract/attached-plan';
import { formatDate } from 'shared/format/date';
import { RefusalNotice, useAction, useWishKey } from 'shared/forms';
import { PlanFigures } from 'shared/plan-figures';
import { withPlan } from 'shared/plan-link';
import { Button, ButtonLink, toast } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface Props {
  plan: SavedPlan;
  /** Whether one's own address is known; otherwise it is asked for. */
  byMail: boolean;
  /** Whether it stands in the comparison, and whether it may. */
  compared: boolean;
  mayCompare: boolean;
  onCompare: (compared: boolean) => void;
  onRename: () => void;
  onDelete: () => void;
}

/** One plan as it was saved: its name, its figures, and what can be done with it. */
export function PlanCard({ plan, byMail, compared, mayCompare, onCompare, onRename, onDelete }: Props) {
  const { id, name, title, asked, savedAt, link } = plan;
  const { busy, refusal, run } = useAction(({ status, message: text }) => ({
    text,
    // Nothing else than the address that is missing stands in the way with this status.
    ...(status === 409 && { field: 'email' }),
  }));
  const { wishKey, done } = useWishKey();
  const mail = () =>
    run(async () => {
      const headers = { 'idempotency-key': wishKey() };
      const { contact } = await call(mailSavedPlan, { params: { id }, headers });
      done();
      toast(messages.mailed({ contact }), 'success');
    });
  return (
    <li className="card saved-plan">
      <h2>{name}</h2>
      <p className="quiet">{messages.planSavedOn({ title, day: formatDate(savedAt) })}</p>
      {asked !== '' && <p>{asked}</p>}
      {plan.figures.length > 0 ? <PlanFigures plan={plan} /> : <p>{messages.figuresNotThere}</p>}
      <div className="saved-plan__ways">
        <ButtonLink to={link} variant="secondary" aria-label={messages.openName({ name })}>
          {messages.planActionOpen}
        </ButtonLink>
        <ButtonLink to={withPlan('/contactus', link)} variant="secondary" aria-label={messages.talkAboutName({ name })}>
          {messages.planActionTalk}
        </ButtonLink>
        {byMail ? (
          <Button variant="quiet" busy={busy} onClick={() => void mail()} aria-label={messages.mailName({ name })}>
            {messages.planActionMail}
          </Button>
        ) : (
          <ButtonLink to={withPlan('/mailplan', link)} variant="quiet" aria-label={messages.mailName({ name })}>
            {messages.planActionMail}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onRename} aria-label={messages.renameName({ name })}>
          {messages.actionRename}
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={messages.deleteName({ name })}>
          {messages.actionDelete}
        </Button>
      </div>
      <RefusalNotice refusal={refusal} />
      {refusal?.field === 'email' && (
        <div className="saved-plan__ways">
          <ButtonLink to="/myprofile" variant="secondary">
            {messages.addMyAddress}
          </ButtonLink>
          <ButtonLink to={withPlan('/mailplan', link)} variant="secondary">
            {messages.mailByCode}
          </ButtonLink>
        </div>
      )}
      <label className="choice">
        <input
          type="checkbox"
          checked={compared}
          disabled={!compared && !mayCompare}
          aria-label={messages.compareName({ name })}
          onChange={({ target }) => onCompare(target.checked)}
        />
        <span>{messages.planCompare}</span>
      </label>
    </li>
  );
}
