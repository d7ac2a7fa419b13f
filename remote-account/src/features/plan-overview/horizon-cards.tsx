import { useState } from 'react';
import type { PlanRow } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { Button } from 'shared/ui';
import { DeleteRow } from '#features/plan-overview/delete-row.tsx';
import { messages } from '#features/plan-overview/messages.en.ts';
import { horizons } from '#plan/horizons.ts';

interface Props {
  rows: readonly PlanRow[];
  onSaved: (rows: PlanRow[]) => void;
}

/** Every row as a card, under its horizon. */
export function HorizonCards({ rows, onSaved }: Props) {
  const [deleting, setDeleting] = useState<number | null>(null);
  return (
    <>
      {horizons.map(({ horizon, title, text }) => (
        <section className="plan-horizon" key={horizon} aria-labelledby={`plan-${horizon}`}>
          <h2 id={`plan-${horizon}`}>
            {title} <small className="quiet">{text}</small>
          </h2>
          {rows.every((row) => row.horizon !== horizon) && <p className="quiet">{messages.nothingPlannedHere}</p>}
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
