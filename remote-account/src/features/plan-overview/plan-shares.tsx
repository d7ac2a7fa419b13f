import { formatRupees } from 'shared/format/rupees';
import { messages } from '#features/plan-overview/messages.en.ts';
import { ShareBar } from '#features/plan-overview/share-bar.tsx';
import { titleOf } from '#plan/horizons.ts';
import type { totalsOf } from '#plan/totals.ts';

/** The whole plan as one figure, one bar, and the table that says the same in numbers. */
export function PlanShares({ totals }: { totals: ReturnType<typeof totalsOf> }) {
  return (
    <section className="card plan-shares" aria-labelledby="plan-total">
      <div>
        <h2 className="quiet plan-shares__label" id="plan-total">
          {messages.yourWholePlan}
        </h2>
        <p className="figure">{formatRupees(totals.total)}</p>
      </div>
      <ShareBar parts={totals.horizons} />
      <table className="table">
        <caption className="visually-hidden">{messages.totalAndShare}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.horizon}</th>
            <th scope="col">{messages.total}</th>
            <th scope="col">{messages.share}</th>
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
