import { memo, type ReactNode, useMemo, useState } from 'react';
import { ChanceCard, NoChance } from '#calculator-page/chance/chance-card.tsx';
import { ChartCard } from '#calculator-page/chart/chart-card.tsx';
import type { Outcomes } from '#calculator-page/chart/plot.tsx';
import { ExtrasCard, linesOf, type PanelName } from '#calculator-page/extras/extras-card.tsx';
import { useDeferredUntilAsked } from '#calculator-page/settle/use-deferred-until-asked.ts';
import { YearTable } from '#calculator-page/table/year-table.tsx';
import type { CalculatorView } from '#definition/definition.ts';
import type { BandYear } from '#engine/simulation/range-band.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';
import type { RangeSetting, Scenario } from '#scenario/scenario.ts';
import type { SipSetting, TaxSetting } from '#scenario/settings.ts';
import { type ChanceSetting, defaultChance } from '#scenario/settings.ts';

const LazyChart = memo(ChartCard);
const LazyChance = memo(ChanceCard);
const LazyTable = memo(YearTable);
const LazyExtras = memo(ExtrasCard);

interface LazyPartsProps {
  definition: CalculatorView;
  outcome: Outcome | null;
  /** Outcomes that the page is not rendered with yet: the chart follows them. */
  live: Outcomes;
  /** What decides the figures beside the fields, and how these parts change it. */
  scenario: Pick<Scenario, 'choices' | 'range' | 'tax'> & Partial<Pick<Scenario, 'chance' | 'sip'>>;
  on: LazyActions;
  /** The day that the plan counts from, as `YYYY-MM-DD` in India; null where it is not known. */
  today: string | null;
  /** What can be done with the result: below its picture and its chance. */
  actions?: ReactNode;
  /** How the figures are made, and why those of other sites differ. */
  why: (outcome: Outcome) => ReactNode;
  /** For one goal of several: its name, and what the budget gives it. */
  of?: string | undefined;
  share?: number | null;
}

export interface LazyActions {
  setText: (name: string, text: string) => void;
  setRange: (range: RangeSetting) => void;
  setTax: (tax: TaxSetting) => void;
  /** Where a SIP stands beside a deposit. */
  setSip?: (sip: SipSetting) => void;
  /** Where the chance is asked with more than the deviation. */
  setChance?: (chance: ChanceSetting) => void;
}

const nothing = () => {};

/** What stands below form and result. The chart follows every step; the rest comes in slices once thumb or keys rest. */
export function LazyParts({ definition, outcome, live, scenario, on, today, actions, why, of, share }: LazyPartsProps) {
  const settled = useDeferredUntilAsked(outcome);
  const [panels, setPanels] = useState<ReadonlySet<PanelName>>(new Set());
  const [pinned, setPinned] = useState<Outcome | null>(null);
  const [band, setBand] = useState<readonly BandYear[] | null>(null);
  const years = settled && settled.years.length > 0 ? settled : null;
  const conversion = settled?.conversion;
  // What was pinned is shown at the prices of what it is compared with.
  const beside = useMemo(
    () =>
      pinned === null || conversion === undefined || pinned.conversion === conversion
        ? pinned
        : outcomeOf(definition, pinned.inputs, pinned.choices, conversion),
    [definition, pinned, conversion],
  );
  const lines = useMemo(() => linesOf(definition, beside, band), [definition, beside, band]);
  return (
    <div className="flow" data-early="later" suppressHydrationWarning>
      <LazyChart definition={definition} outcome={settled} live={live} lines={lines} today={today} />
      {definition.extras.chance && !years && <NoChance />}
      {years && definition.extras.chance && (
        <LazyChance
          definition={definition}
          outcome={years}
          range={scenario.range}
          onRange={on.setRange}
          chance={scenario.chance ?? defaultChance}
          onChance={on.setChance ?? nothing}
          onText={on.setText}
          of={of}
        />
      )}
      {actions}
      {years && (
        <>
          <LazyTable outcome={years} />
          <LazyExtras
            definition={definition}
            outcome={years}
            open={panels}
            onOpen={setPanels}
            pinned={beside}
            onPin={setPinned}
            range={scenario.range}
            onRange={on.setRange}
            tax={scenario.tax}
            onTax={on.setTax}
            sip={scenario.sip}
            onSip={on.setSip}
            onBand={setBand}
            onText={on.setText}
            {...(of === undefined ? {} : { of })}
            share={share ?? null}
          />
          {why(years)}
        </>
      )}
    </div>
  );
}
