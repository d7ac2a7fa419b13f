import { memo, type ReactNode, useMemo, useState } from 'react';
import { RestOfPage } from 'shared/rest-of-page';
import { useLocation } from 'shared/router';
import { classNames, PageHead } from 'shared/ui';
import { whySays } from '#calculator-page/explain/why-props.ts';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import { Closing } from '#calculator-page/help/closing.tsx';
import { LazyHelp } from '#calculator-page/help/lazy-help.tsx';
import { PassOn } from '#calculator-page/keep/pass-on.tsx';
import { PrintedInputs } from '#calculator-page/keep/printed-inputs.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';
import { LazyParts } from '#calculator-page/lazy-parts.tsx';
import { linkMarks } from '#calculator-page/linked/link-marks.ts';
import { answerInWords, askedInWords } from '#calculator-page/linked/link-words.ts';
import { shownPlan } from '#calculator-page/linked/shown-plan.ts';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { ModeSwitch } from '#calculator-page/results/mode-switch.tsx';
import { Result } from '#calculator-page/results/result.tsx';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { memoWords } from '#calculator-page/settle/lazy-part.tsx';
import { TurnSwitch } from '#calculator-page/turn/turn-switch.tsx';
import { turnedAddress } from '#calculator-page/turn/turned-address.ts';
import { useTurn } from '#calculator-page/turn/use-turn.ts';
import { type Carried, useCarried } from '#calculator-page/use-carried.ts';
import { useLive } from '#calculator-page/use-live.ts';
import { BadLinkNotice, BlankNotice, CountedFromNotice, WhoseFigures } from '#calculator-page/whose-figures.tsx';
import { countsFromToday, type ExplainedCalculator } from '#definition/definition.ts';
import type { Worked } from '#form/calculator-form.ts';
import { calculatorForm } from '#form/calculator-form.ts';
import type { FormStore } from '#form/form-store.ts';
import { messages } from '#messages.en.ts';
import { figureText, headlineOf } from '#outcome/figure-text.ts';
import { figureSpecs } from '#outcome/outcome.ts';
import { spokenResult } from '#outcome/spoken-result.ts';
import { writeToAddress } from '#scenario/address.ts';
import { toQuery } from '#scenario/link.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { asksForTurned } from '#scenario/typed-form.ts';

// What no figure changes is not rendered again with every scenario.
const LazyPassOn = memo(PassOn);
const LazyWhy = memoWords(
  () => import(/* webpackChunkName: "later" */ '#calculator-page/explain/why-card.tsx'),
  whySays,
);
const MemoClosing = memo(Closing);
const MemoModeSwitch = memo(ModeSwitch, () => true);
const MemoResult = memo(Result);
const LazyDisclaimer = memo(Disclaimer);

interface CalculatorProps {
  definition: ExplainedCalculator;
  /** What goes along between the questions of one page. */
  carried?: Carried | undefined;
}

interface CalculatorPageProps extends CalculatorProps {
  /** Between two questions of one page: stands in the page's head in place of the lead. */
  headSwitch?: ReactNode;
  /** Which of those questions is asked: another one has a form of its own, and the head stays as it is. */
  question?: string;
}

/** Every calculator's page: form, result, chart, table, explanation and help, all from one definition. */
export function CalculatorPage({ definition, headSwitch, question, carried }: CalculatorPageProps) {
  const { title, lead, parent, turned } = definition;
  const between = turned ? <TurnSwitch asks={turned.asks} /> : headSwitch;
  return (
    <>
      <div className={classNames('page calc-head', between !== undefined && 'calc-head--switch')}>
        <PageHead title={title} lead={between ?? lead} crumbs={[{ to: '/', label: messages.crumbHome }, parent]} />
      </div>
      <RestOfPage>
        <Calculator key={question} definition={definition} carried={carried} />
      </RestOfPage>
    </>
  );
}

/**
 * Fields and figures are rendered as they were first, and drawn by the form store from then on; the rest follows what the
 * core tells.
 */
function Calculator({ definition, carried }: CalculatorProps) {
  const { live, first, told, rendered, day } = useLive<Scenario, Worked>(
    definition,
    (today) => ({
      ...calculatorForm(definition, today),
      ...(carried && { stored: () => carried.taken(definition) }),
    }),
    ({ scenario, reading }) => writeToAddress(definition.path, toQuery(definition, scenario, reading)),
  );
  useCarried(carried, definition, live);
  const { badLink, view } = told;
  const { scenario, reading, outcome, inflationPct, above, today } = view;
  const rests = toQuery(definition, scenario, reading);
  const { search } = useLocation();
  const turn = useTurn(definition, live);
  const specs = figureSpecs(definition, first.scenario.choices, first.conversion);
  const headline = headlineOf(specs, first.outcome?.figures ?? null);
  const on = useMemo(() => actionsOn(live), [live]);
  const files = useMemo(() => filesOf(definition, live), [definition, live]);
  // The first render's for good: they speak of the link, not of what is typed later, and are read on other days too.
  const [marks] = useState(() =>
    linkMarks(
      rendered,
      first.outcome === null || badLink
        ? ''
        : `${askedInWords(definition, first.reading.inputs ?? {})}: ${answerInWords(first.outcome)}`,
      `${spokenResult(first.outcome, {}, null).replace(/\.$/, '')}. ${definition.convention(first.scenario.choices, first.reading.values)}`,
      first.outcome === null ? undefined : shownPlan(definition, first.outcome, null),
      definition.turned && asksForTurned(search) ? turnedAddress(definition, first) : '',
    ),
  );

  return (
    <>
      <div className="page">
        {outcome && <PrintedInputs definition={definition} outcome={outcome} inflation={inflationPct} today={today} />}
        {badLink && <BadLinkNotice />}
        {rendered?.today === null && <BlankNotice />}
        {definition.rules.today && scenario.countedFrom && (
          <CountedFromNotice day={scenario.countedFrom} served={day} onToday={on.countFromToday} />
        )}
        <div className="calc calc--seen" {...marks} data-day={countsFromToday(definition) ? day : undefined}>
          <FieldsForm definition={definition} first={first} todaysRupees={scenario.todaysRupees} onTurn={turn}>
            {definition.opensOn && <WhoseFigures definition={definition} view={view} served={day} />}
            {definition.modes && <MemoModeSwitch mode={first.scenario.choices.mode} />}
          </FieldsForm>
          <div className="aside aside--sticky">
            <MemoResult definition={definition} first={first} />
            <LazyDisclaimer dependsOn={definition.dependsOn} above={above} />
          </div>
          <LazyParts
            {...{ definition, outcome, live, scenario, on, today }}
            actions={
              <div className="calc__actions">
                <LazyPassOn
                  path={definition.path}
                  rests={rests}
                  nothing={outcome === null}
                  query={files.query}
                  shown={files.shown}
                  file={files.file}
                />
              </div>
            }
            why={(shown) => <LazyWhy definition={definition} outcome={shown} chosen={scenario.choices} />}
          />
        </div>
        <PrintedSource query={files.query} linkless={rests === '' && outcome !== null} />
      </div>
      <LazyHelp help={definition.help} />
      <MemoClosing plan={rests === '' ? '' : `${definition.path}?${rests}`} />
      <ResultBar label={headline.label} text={figureText(headline.figure, first.today)} />
    </>
  );
}

/** What other parts of the page change of the scenario. */
function actionsOn({ change, form }: FormStore<Scenario, Worked>) {
  return {
    setText: (name: string, text: string) => change((before) => form.withText(before, name, text)),
    setRange: (range: Scenario['range']) => change((before) => ({ ...before, range })),
    setChance: (chance: Scenario['chance']) => change((before) => ({ ...before, chance })),
    setTax: (tax: Scenario['tax']) => change((before) => ({ ...before, tax })),
    setSip: (sip: Scenario['sip']) => change((before) => ({ ...before, sip })),
    countFromToday: () => change((before) => ({ ...before, countedFrom: null })),
  };
}

/** What is kept of the newest figures: link and files. */
function filesOf(definition: ExplainedCalculator, live: FormStore<Scenario, Worked>) {
  return {
    query: () => toQuery(definition, live.view.scenario, live.view.reading),
    shown: () => live.view.outcome && shownPlan(definition, live.view.outcome, live.view.today),
    file: async () => {
      const { view } = live;
      const { scenarioFile } = await import(/* webpackChunkName: "files" */ '#calculator-page/keep/scenario-file.ts');
      return scenarioFile(definition, view);
    },
  };
}
