import { memo, useMemo, useState } from 'react';
import type { News } from '#calculator-page/ahead/news.ts';
import { ChartCard } from '#calculator-page/chart/chart-card.tsx';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { WhyCard } from '#calculator-page/explain/why-card.tsx';
import { ExtrasCard, type PanelName } from '#calculator-page/extras/extras-card.tsx';
import { linesOf } from '#calculator-page/extras/lines-of.ts';
import { type Conversion, type Outcome, outcomeOf } from '#calculator-page/results/outcome.ts';
import type { Scenario } from '#calculator-page/scenario/scenario.ts';
import { usePaced } from '#calculator-page/scenario/use-paced.ts';
import type { ScenarioActions } from '#calculator-page/scenario/use-scenario.ts';
import { useSettled } from '#calculator-page/scenario/use-settled.ts';
import { YearTable } from '#calculator-page/table/year-table.tsx';
import type { BandYear } from '#engine/band/range-band.ts';

const LaterChart = memo(ChartCard);
const LaterTable = memo(YearTable);
const LaterWhy = memo(WhyCard);
const LaterExtras = memo(ExtrasCard);

/** Ten times a second: bars that follow what is typed, and most frames free of them. */
const CHART_MS = 100;
/** After the table's wait: each of them fills its frames alone. */
const WORDS_QUIET_MS = 260;

interface LaterPartsProps {
  definition: CalculatorDefinition;
  outcome: Outcome | null;
  /** Outcomes of a drag that the page is not rendered with: the chart follows them. */
  news: News<Outcome>;
  conversion: Conversion;
  /** What decides the figures beside the fields, and how these parts change it. */
  scenario: Pick<Scenario, 'choices' | 'range' | 'tax'>;
  on: Pick<ScenarioActions, 'setRange' | 'setTax' | 'setText' | 'choose'>;
  /** For one goal of several: its name, and what the budget gives it. */
  of?: string | undefined;
  share?: number | null;
}

/**
 * What stands below form and result. The chart follows a drag and, a few times a second, what is typed; the table and
 * the explanations come once the thumb or the keys rest.
 */
export function LaterParts({ definition, outcome, news, conversion, scenario, on, of, share }: LaterPartsProps) {
  const drawn = usePaced(outcome, CHART_MS);
  const listed = useSettled(outcome);
  const settled = useSettled(outcome, WORDS_QUIET_MS);
  const [panels, setPanels] = useState<ReadonlySet<PanelName>>(new Set());
  const [pinned, setPinned] = useState<Outcome | null>(null);
  const [band, setBand] = useState<readonly BandYear[] | null>(null);
  // What was pinned is shown at the prices of what it is compared with.
  const beside = useMemo(
    () =>
      pinned === null || pinned.conversion === conversion
        ? pinned
        : outcomeOf(definition, pinned.inputs, pinned.choices, conversion),
    [definition, pinned, conversion],
  );
  const lines = useMemo(() => linesOf(definition, beside, band), [definition, beside, band]);
  return (
    <div className="flow" data-early="later">
      <LaterChart definition={definition} outcome={drawn} news={news} lines={lines} />
      {listed && listed.years.length > 0 && <LaterTable outcome={listed} />}
      {settled && settled.years.length > 0 && (
        <>
          <LaterExtras
            definition={definition}
            outcome={settled}
            open={panels}
            onOpen={setPanels}
            pinned={beside}
            onPin={setPinned}
            range={scenario.range}
            onRange={on.setRange}
            tax={scenario.tax}
            onTax={on.setTax}
            onBand={setBand}
            onText={on.setText}
            {...(of === undefined ? {} : { of })}
            share={share ?? null}
          />
          <LaterWhy
            definition={definition}
            outcome={settled}
            conversion={conversion}
            chosen={scenario.choices}
            onChoose={on.choose}
          />
        </>
      )}
    </div>
  );
}
