import '#features/plan-overview/plan-overview.css';
import { useState } from 'react';
import { ApiError, call } from 'shared/api';
import { getPlan, type PlanRow, planTag, savePlan } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { RefusalNotice, useAction } from 'shared/forms';
import { type Loaded, useLoaded } from 'shared/load';
import { Button, ButtonLink, Dialog, EmptyState, Failure, PageHead, Skeleton, toast } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { horizons, titleOf } from '#plan/horizons.ts';
import { loadPlan, useRowsOfDocument } from '#plan/load-plan.ts';
import { type HorizonTotal, totalsOf } from '#plan/totals.ts';
import { usePerson } from '#session/use-person.ts';

export default function PlanOverviewPage() {
  const { turn } = usePerson();
  // Anew for whoever comes: nobody sees the plan of the person before.
  return <PlanOverview key={turn} />;
}

function PlanOverview() {
  const { loaded: answer, reload, replace } = useLoaded(loadPlan);
  const ofDocument = useRowsOfDocument();
  const loaded: Loaded<readonly PlanRow[]> =
    answer.status === 'loading' && ofDocument !== undefined ? { status: 'ready', value: ofDocument } : answer;
  const filled = loaded.status === 'ready' && loaded.value.length > 0;
  return (
    <div className="page">
      <PageHead
        title={messages.planOverviewTitle}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        lead={messages.planOverviewLead}
        actions={
          filled ? (
            <ButtonLink variant="secondary" icon="edit" to="/financialtable">
              {messages.planActionEdit}
            </ButtonLink>
          ) : undefined
        }
      />
      {loaded.status === 'loading' && (
        <div className="card plan-loading">
          <p className="quiet" aria-hidden="true">
            {messages.planOverviewLoading}
          </p>
          <Skeleton lines={8} label={messages.planOverviewLoading} />
        </div>
      )}
      {loaded.status === 'failed' && <Failure message={messages.planLoadFailed} onRetry={reload} />}
      {loaded.status === 'ready' && !filled && (
        <EmptyState
          title={messages.planEmptyTitle}
          action={<ButtonLink to="/financialtable">{messages.planEmptyAction}</ButtonLink>}
        >
          {messages.planEmptyText}
        </EmptyState>
      )}
      {filled && (
        <>
          <PlanShares totals={totalsOf(loaded.value)} />
          <HorizonCards rows={loaded.value} onSaved={replace} />
        </>
      )}
    </div>
  );
}

interface HorizonCardsProps {
  rows: readonly PlanRow[];
  onSaved: (rows: PlanRow[]) => void;
}

/** Every row as a card, under its horizon. */
function HorizonCards({ rows, onSaved }: HorizonCardsProps) {
  const [deleting, setDeleting] = useState<number | null>(null);
  return (
    <>
      {horizons.map(({ horizon, title, text }) => (
        <section className="plan-horizon" key={horizon} aria-labelledby={`plan-${horizon}`}>
          <h2 id={`plan-${horizon}`}>
            {title} <small className="quiet">{text}</small>
          </h2>
          {rows.every((row) => row.horizon !== horizon) && <p className="quiet">{messages.planHorizonEmpty}</p>}
          <ul className="plan-cards">
            {rows.map((row, index) =>
              row.horizon === horizon ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and two may be alike
                <li className="card plan-card" key={index}>
                  <h3>{row.category}</h3>
                  <p className="plan-card__amount">{formatRupees(row.amount)}</p>
                  <p className="quiet">{messages.weightOf({ weight: row.weight })}</p>
                  <Button
                    variant="quiet"
                    icon="trash"
                    className="plan-card__delete"
                    aria-label={messages.deleteCategory({ category: row.category })}
                    onClick={() => setDeleting(index)}
                  />
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
      <DeleteRow rows={rows} index={deleting} onClose={() => setDeleting(null)} onSaved={onSaved} />
    </>
  );
}

/** The whole plan as one figure, one bar, and the table that says the same in numbers. */
function PlanShares({ totals }: { totals: ReturnType<typeof totalsOf> }) {
  return (
    <section className="card plan-shares" aria-labelledby="plan-total">
      <div>
        <h2 className="quiet plan-shares__label" id="plan-total">
          {messages.planTotalHeading}
        </h2>
        <p className="figure">{formatRupees(totals.total)}</p>
      </div>
      <ShareBar parts={totals.horizons} />
      <table className="table">
        <caption className="visually-hidden">{messages.planTableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.planColumnHorizon}</th>
            <th scope="col">{messages.planColumnTotal}</th>
            <th scope="col">{messages.planColumnShare}</th>
          </tr>
        </thead>
        <tbody>
          {totals.horizons.map(({ horizon, total, sharePct }) => (
            <tr key={horizon}>
              <th scope="row">
                <span className={`plan-key plan-key--${horizon}`} />
                {titleOf(horizon)}
              </th>
              <td>{formatRupees(total)}</td>
              <td>{messages.percent({ share: sharePct.toFixed(1) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DeleteRowProps {
  rows: readonly PlanRow[];
  /** Which row is to go; null while none is. */
  index: number | null;
  onClose: () => void;
  onSaved: (rows: PlanRow[]) => void;
}

/** Asks once, then saves the plan without the row. */
function DeleteRow({ rows, index, onClose, onSaved }: DeleteRowProps) {
  const { busy, refusal, setRefusal, run } = useAction();
  const row = index === null ? undefined : rows[index];

  function close() {
    setRefusal(undefined);
    onClose();
  }

  const remove = () =>
    run(async () => {
      const rest = rows.filter((_, other) => other !== index);
      try {
        await call(savePlan, { body: rest, headers: { 'if-match': planTag(rows) } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 412)) throw error;
        onSaved(await call(getPlan));
        close();
        toast(messages.planOverviewChangedElsewhere, 'error');
        return;
      }
      toast(messages.savedToast, 'success');
      close();
      onSaved(rest);
    });

  return (
    <Dialog
      open={row !== undefined}
      onClose={close}
      title={messages.deleteCategoryQuestion({ category: row?.category ?? '' })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.deleteKeep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {messages.deleteIt}
          </Button>
        </>
      }
    >
      <p>{row && messages.amountWithWeight({ amount: formatRupees(row.amount), weight: row.weight })}</p>
      <RefusalNotice title={messages.savedFailed} refusal={refusal} />
    </Dialog>
  );
}

/** Shares side by side in one bar. The table below it holds the figures, so a screen reader passes over the picture. */
function ShareBar({ parts }: { parts: readonly HorizonTotal[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { sharePct }) => sum + sharePct, 0));
  return (
    <svg className="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ horizon, sharePct }, index) => (
        <rect
          key={horizon}
          className={`share-bar__part share-bar__part--${horizon}`}
          x={starts[index]}
          width={sharePct}
          height={10}
        />
      ))}
    </svg>
  );
}
