import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RestOfPage } from 'shared/rest-of-page';
import { PageHead } from 'shared/ui';
import { fieldStep } from '#calculator-page/ahead/field-step.ts';
import { useFieldsAhead } from '#calculator-page/ahead/use-fields-ahead.ts';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import { Closing } from '#calculator-page/help/closing.tsx';
import { Help } from '#calculator-page/help/help.tsx';
import { PrintedInputs } from '#calculator-page/keep/printed-inputs.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';
import { typedInputs } from '#calculator-page/keep/printed-text.ts';
import { monthsFile, yearsFile } from '#calculator-page/keep/table-file.ts';
import { Tools } from '#calculator-page/keep/tools.tsx';
import { LaterParts } from '#calculator-page/later-parts.tsx';
import { BadLinkNotice, BlankNotice, CountedFromNotice } from '#calculator-page/link-notices.tsx';
import { linkMarks } from '#calculator-page/linked/link-marks.ts';
import { askedInWords } from '#calculator-page/linked/link-words.ts';
import { Announcement } from '#calculator-page/results/announcement.tsx';
import { ratesAbove } from '#calculator-page/results/assumed-rates.ts';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { figureText } from '#calculator-page/results/figure-text.ts';
import { ModeSwitch } from '#calculator-page/results/mode-switch.tsx';
import { figureLooks, type Outcome, outcomeOf } from '#calculator-page/results/outcome.ts';
import { conventionInBasis } from '#calculator-page/results/price-basis.ts';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { ResultPanel } from '#calculator-page/results/result-panel.tsx';
import { spokenResult } from '#calculator-page/results/spoken-result.ts';
import { conversionAt } from '#calculator-page/results/todays-rupees.ts';
import { todaysRupeesPct } from '#calculator-page/scenario/link.ts';
import { useScenario } from '#calculator-page/scenario/use-scenario.ts';
import { fieldAfter } from '#early/scenario-after.ts';

// What no figure changes is not drawn again with every step of a slider.
const StillTools = memo(Tools);
const StillHelp = memo(Help);
const StillClosing = memo(Closing);

interface CalculatorPageProps {
  definition: CalculatorDefinition;
  /** Stands between the page's head and the form. */
  children?: ReactNode;
}

/** Every calculator's page: form, result, chart, table, explanation and help, all from one definition. */
export function CalculatorPage({ definition, children }: CalculatorPageProps) {
  const { title, lead, parent } = definition;
  return (
    <>
      <div className="page">
        <PageHead title={title} lead={lead} crumbs={[{ to: '/', label: 'Home' }, parent]} />
      </div>
      <RestOfPage>
        <Calculator definition={definition}>{children}</Calculator>
      </RestOfPage>
    </>
  );
}

function Calculator({ definition, children }: CalculatorPageProps) {
  const state = useScenario(definition);
  const { scenario, reading, query, badLink, today, rendered } = state;
  const { choices } = scenario;
  const inflation = todaysRupeesPct(scenario);
  const conversion = useMemo(() => conversionAt(inflation), [inflation]);
  const outcome = useMemo(
    () => (reading.inputs === null ? null : outcomeOf(definition, reading.inputs, choices, conversion)),
    [definition, reading.inputs, choices, conversion],
  );
  const ahead = useFieldsAhead<Outcome>({
    read: (control, before, forward) => fieldAfter(definition, scenario.texts, control, forward, before),
    step: (name, text) => fieldStep({ definition, ...state, outcome, conversion }, name, text),
    rendered: (name) => scenario.texts[name] ?? '',
    commit: state.setText,
  });
  const { tables, made } = useNewestFile(definition, outcome, today);
  const looks = useMemo(() => figureLooks(definition, choices, conversion), [definition, choices, conversion]);
  const last = outcome?.last;
  const [lower, upper] = definition.stack;
  const convention = definition.convention(choices, reading.values);
  // The first render's for good: they speak of the link, not of what is typed later.
  const [marks] = useState(() =>
    linkMarks(
      rendered,
      outcome === null || badLink
        ? ''
        : `${askedInWords(definition, reading.inputs ?? {})}: ${figureText(outcome.figures[0])}`,
      `${spokenResult(outcome, {}).replace(/\.$/, '')}. ${convention}`,
    ),
  );

  return (
    <>
      <div className="page">
        {outcome && <PrintedInputs definition={definition} outcome={outcome} inflation={inflation} today={today} />}
        {badLink && <BadLinkNotice />}
        {rendered?.today === null && <BlankNotice />}
        {definition.rules.today && scenario.countedFrom && (
          <CountedFromNotice
            day={scenario.countedFrom}
            onToday={() => state.replace({ ...scenario, countedFrom: null })}
          />
        )}
        {children}
        <div className="calc" {...marks}>
          <FieldsForm
            ref={ahead.place}
            definition={definition}
            scenario={scenario}
            reading={reading}
            today={today}
            setText={state.setText}
            setTodaysRupees={state.setTodaysRupees}
          />
          <div className="aside aside--sticky">
            {definition.modes && <ModeSwitch mode={choices.mode} onMode={(mode) => state.choose({ mode })} />}
            <ResultPanel
              looks={looks}
              figures={outcome?.figures ?? null}
              conversion={conversion}
              split={last ? [String(last[lower]), String(last[upper])] : null}
            >
              <p className="convention">
                <span data-early="convention" suppressHydrationWarning>
                  {convention}
                </span>{' '}
                <a className="no-print" href="#why">
                  Why another site may differ
                </a>
              </p>
            </ResultPanel>
            <Announcement text={spokenResult(outcome, reading.problems)} />
            <StillTools
              name={definition.path.slice(1)}
              nothing={outcome === null}
              query={query}
              tables={tables}
              made={made}
            />
            <Disclaimer above={ratesAbove(definition, reading.values, scenario)} />
          </div>
          <LaterParts
            definition={definition}
            outcome={outcome}
            news={ahead.news}
            conversion={conversion}
            scenario={scenario}
            on={state}
          />
        </div>
        <PrintedSource query={query} />
      </div>
      <StillHelp help={definition.help} />
      <StillClosing />
      <ResultBar label={looks[0]?.label ?? ''} amount={outcome?.figures[0]?.amount ?? null} />
    </>
  );
}

/** The same functions for the life of the page, which always read the newest outcome: files need it only when asked. */
function useNewestFile(definition: CalculatorDefinition, outcome: Outcome | null, today: string | null) {
  const newest = useRef({ definition, outcome, today });
  useLayoutEffect(() => {
    newest.current = { definition, outcome, today };
  });
  return useMemo(() => {
    return {
      tables: () => {
        const shown = newest.current.outcome;
        return shown === null ? [] : [yearsFile(shown), monthsFile(shown)];
      },
      made: () => {
        const { definition: look, outcome: shown, today: day } = newest.current;
        return {
          title: look.title,
          inputs: shown === null ? [] : typedInputs(look, shown.inputs),
          convention:
            shown === null ? '' : conventionInBasis(look.convention(shown.choices, shown.values), shown.conversion),
          today: day,
        };
      },
    };
  }, []);
}
