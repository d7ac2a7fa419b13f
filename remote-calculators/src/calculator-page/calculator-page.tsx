import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { Notice, PageHead } from 'shared/ui';
import { ChartCard } from '#calculator-page/chart/chart-card.tsx';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { conventionText } from '#calculator-page/explain/convention-text.ts';
import { WhyCard } from '#calculator-page/explain/why-card.tsx';
import { ExtrasCard, type PanelName } from '#calculator-page/extras/extras-card.tsx';
import { linesOf } from '#calculator-page/extras/lines-of.ts';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import { Closing } from '#calculator-page/help/closing.tsx';
import { Help } from '#calculator-page/help/help.tsx';
import { PrintedInputs } from '#calculator-page/keep/printed-inputs.tsx';
import { monthsFile, yearsFile } from '#calculator-page/keep/table-file.ts';
import { Tools } from '#calculator-page/keep/tools.tsx';
import { Announcement } from '#calculator-page/results/announcement.tsx';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { ModeSwitch } from '#calculator-page/results/mode-switch.tsx';
import { figureLooks, type Outcome, outcomeOf, unconverted } from '#calculator-page/results/outcome.ts';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { ResultPanel } from '#calculator-page/results/result-panel.tsx';
import { spokenResult } from '#calculator-page/results/spoken-result.ts';
import { todaysRupees } from '#calculator-page/results/todays-rupees.ts';
import { todaysRupeesPct } from '#calculator-page/scenario/link.ts';
import { useScenario } from '#calculator-page/scenario/use-scenario.ts';
import { useSettled } from '#calculator-page/scenario/use-settled.ts';
import { YearTable } from '#calculator-page/table/year-table.tsx';
import type { BandYear } from '#engine/band/range-band.ts';

// Drawn a moment after the headline while someone drags: the result answers every frame, the long parts follow.
const LaterChart = memo(ChartCard);
const LaterTable = memo(YearTable);
const LaterWhy = memo(WhyCard);
const LaterExtras = memo(ExtrasCard);
const StillHelp = memo(Help);

interface CalculatorPageProps {
  definition: CalculatorDefinition;
  /** Stands between the page's head and the form. */
  children?: ReactNode;
}

/** Every calculator's page: form, result, chart, table, explanation and help, all from one definition. */
export function CalculatorPage({ definition, children }: CalculatorPageProps) {
  const state = useScenario(definition);
  const { scenario, reading, query, badLink, today } = state;
  const { choices } = scenario;
  const inflation = todaysRupeesPct(scenario);
  const conversion = useMemo(() => (inflation === null ? unconverted : todaysRupees(inflation)), [inflation]);
  const outcome = useMemo(
    () => (reading.inputs === null ? null : outcomeOf(definition, reading.inputs, choices, conversion)),
    [definition, reading.inputs, choices, conversion],
  );
  const later = useDeferredValue(outcome);
  const settled = useSettled(later);
  const [panels, setPanels] = useState<ReadonlySet<PanelName>>(new Set());
  const [pinned, setPinned] = useState<Outcome | null>(null);
  const [band, setBand] = useState<readonly BandYear[] | null>(null);
  const lines = useMemo(() => linesOf(definition, pinned, band), [definition, pinned, band]);
  const looks = figureLooks(definition, choices);
  const last = outcome?.years.at(-1);
  const [lower, upper] = definition.stack;

  return (
    <>
      <div className="page">
        <PageHead
          title={definition.title}
          lead={definition.lead}
          crumbs={[{ to: '/', label: 'Home' }, definition.parent]}
        />
        {outcome && <PrintedInputs definition={definition} outcome={outcome} inflation={inflation} today={today} />}
        {badLink && (
          <Notice kind="warning" title="The link could not be used">
            A figure in it is missing or out of bounds, so the page shows its usual example.
          </Notice>
        )}
        {definition.rules.today && scenario.countedFrom && (
          <div className="no-print">
            <Notice kind="info">
              <p>
                This link counts from {formatDate(scenario.countedFrom)}.{' '}
                <button
                  className="text-button"
                  type="button"
                  onClick={() => state.replace({ ...scenario, countedFrom: null })}
                >
                  Count from today
                </button>
              </p>
            </Notice>
          </div>
        )}
        {children}
        <div className="calc">
          <FieldsForm definition={definition} {...state} />
          <div className="aside aside--sticky">
            {definition.modes && <ModeSwitch mode={choices.mode} onMode={(mode) => state.choose({ mode })} />}
            <ResultPanel
              looks={looks}
              figures={outcome?.figures ?? null}
              split={last ? [String(last[lower]), String(last[upper])] : null}
            >
              <p className="convention">
                <span data-early="convention" suppressHydrationWarning>
                  {conventionText(definition, choices, reading.values, inflation)}
                </span>{' '}
                <a className="no-print" href="#why">
                  Why another site may differ
                </a>
              </p>
            </ResultPanel>
            <Announcement text={spokenResult(outcome, reading.problems)} />
            <Tools
              name={definition.path.slice(1)}
              query={outcome === null ? '' : query}
              tables={() => (outcome === null ? [] : [yearsFile(outcome), monthsFile(outcome)])}
            />
            <Disclaimer values={reading.values} />
          </div>
          <div className="flow" data-early="later">
            <LaterChart definition={definition} outcome={later} lines={lines} />
            {later && later.years.length > 0 && <LaterTable outcome={later} />}
            {settled && settled.years.length > 0 && (
              <>
                <LaterExtras
                  definition={definition}
                  outcome={settled}
                  open={panels}
                  onOpen={setPanels}
                  pinned={pinned}
                  onPin={setPinned}
                  range={scenario.range}
                  onRange={state.setRange}
                  onBand={setBand}
                  onText={state.setText}
                />
                <LaterWhy
                  definition={definition}
                  outcome={settled}
                  conversion={conversion}
                  chosen={choices}
                  onChoose={state.choose}
                />
              </>
            )}
          </div>
        </div>
      </div>
      <StillHelp help={definition.help} />
      <Closing />
      <ResultBar label={looks[0]?.label ?? ''} amount={outcome?.figures[0]?.amount ?? null} />
    </>
  );
}
