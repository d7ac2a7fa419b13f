import { formatRupees } from 'shared/format/rupees';
import { useLoaded } from 'shared/load';
import { Link } from 'shared/router';
import { Failure, Icon, Skeleton } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { titleOf } from '#plan/horizons.ts';
import { loadPlan } from '#plan/load-plan.ts';
import { type HorizonTotal, totalsOf } from '#plan/totals.ts';

/** The plan in three short columns, the nearest horizon first: that is the money one needs to have at hand. */
export function PlanCard() {
  const { loaded, reload } = useLoaded(loadPlan);
  return (
    <section className="card" aria-labelledby="your-plan">
      <div className="card__head">
        <h2 id="your-plan">{messages.planCardHeading}</h2>
        <Link className="icon-link" to="/financialplan">
          {messages.tileTrack} <Icon name="arrow-right" />
        </Link>
      </div>
      {loaded.status === 'loading' && <Skeleton lines={5} label={messages.statusLoading} />}
      {loaded.status === 'failed' && <Failure message={messages.planLoadFailed} onRetry={reload} />}
      {loaded.status === 'ready' && loaded.value.length === 0 && (
        <p className="quiet">
          {messages.planCardEmpty({ financialtable: (words) => <Link to="/financialtable">{words}</Link> })}
        </p>
      )}
      {loaded.status === 'ready' && loaded.value.length > 0 && (
        <div className="plan-columns">
          {[...totalsOf(loaded.value).horizons].reverse().map((horizon) => (
            <Column key={horizon.horizon} {...horizon} />
          ))}
        </div>
      )}
    </section>
  );
}

function Column({ horizon, total, rows }: HorizonTotal) {
  return (
    <div>
      <h3>
        {titleOf(horizon)}
        <span>{formatRupees(total)}</span>
      </h3>
      <ul className="list">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and two may be alike
          <li key={index}>
            <span>{row.category}</span>
            <b>{formatRupees(row.amount)}</b>
            <span>{row.weight}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
