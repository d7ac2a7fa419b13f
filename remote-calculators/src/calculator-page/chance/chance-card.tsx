import { useRef } from 'react';
import { classNames, Failure } from 'shared/ui';
import type { ChancePanelProps } from '#calculator-page/chance/chance-panel.tsx';
import { useFetchedNear } from '#calculator-page/settle/use-fetched-near.ts';
import { messages } from '#messages.en.ts';

interface ChanceCardProps extends ChancePanelProps {
  /** Whose plan it is, where the page shows several: "Car". */
  of?: string | undefined;
}

/** Keeps its room in the card of a laptop's result while there is nothing to say. */
export const NoChance = () => <div className="card needs-script chance chance--none" />;

const fetchPanel = () => import(/* webpackChunkName: "chance" */ '#calculator-page/chance/chance-panel.tsx');

/** How often a plan would do what it is for. What answers is fetched when the card comes near. */
export function ChanceCard({ of, ...props }: ChanceCardProps) {
  const place = useRef<HTMLElement>(null);
  const { part: Panel, failed, again } = useFetchedNear(place, fetchPanel);
  return (
    // Printed in one line, once there is an answer.
    <section
      ref={place}
      className={classNames('card below-fold needs-script chance', Panel ? 'printed-line' : 'no-print')}
      aria-labelledby="chance"
    >
      <div className="card__head">
        <h2 id="chance">{of === undefined ? messages.chanceHeading : messages.howLikelyOf({ of })}</h2>
      </div>
      {failed && <Failure message={messages.couldNotLoad} onRetry={again} />}
      {Panel && <Panel {...props} />}
    </section>
  );
}
