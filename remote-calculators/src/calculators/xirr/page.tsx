import '#calculators/xirr/xirr.css';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { dayInIndia } from 'shared/format/india-time';
import { formatRupees } from 'shared/format/rupees';
import { useDraft } from 'shared/forms';
import type { RenderedLink } from 'shared/remote';
import { RestOfPage } from 'shared/rest-of-page';
import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import { PageHead } from 'shared/ui';
import { Closing } from '#calculator-page/help/closing.tsx';
import { LazyHelp } from '#calculator-page/help/lazy-help.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';
import type { FileSource } from '#calculator-page/keep/save-as.ts';
import type { FileTable } from '#calculator-page/keep/table-file.ts';
import { Tools } from '#calculator-page/keep/tools.tsx';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { Announcement, ResultBar } from '#calculator-page/results/result-bar.tsx';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { BlankNotice } from '#calculator-page/whose-figures.tsx';
import { exampleFlows, view } from '#calculators/xirr/fields.ts';
import { byDate, FlowChart } from '#calculators/xirr/flow-chart.tsx';
import { FlowsForm } from '#calculators/xirr/flows-form.tsx';
import { messages } from '#calculators/xirr/messages.en.ts';
import type { XirrResults } from '#calculators/xirr/model.ts';
import { periodText, rateText, shownFigures, type XirrOutcome, xirrOutcome } from '#calculators/xirr/outcome.ts';
import { sentFlows } from '#calculators/xirr/read-flows.ts';
import { rowsOf, textOf } from '#calculators/xirr/rows.ts';
import type { Answers, ReadFlow } from '#calculators/xirr/statement/entry.ts';
import { help } from '#calculators/xirr/texts.tsx';
import { exact } from '#engine/exact.ts';
import { flowLines } from '#engine/flows-input.ts';
import { rupees } from '#engine/rounding.ts';
import { figureText } from '#outcome/figure-text.ts';

/** Rows that a page shows without becoming slow; files hold all. */
const MOST_SHOWN = 200;

/** What was read, the earliest first, so that anybody can hold it against what they meant. */
function FlowsTable({ flows }: { flows: readonly ReadFlow[] }) {
  const rows = byDate(flows);
  return (
    <section className="card below-fold" aria-labelledby="rows">
      <div className="card__head">
        <h2 id="rows">{messages.theRowsAsRead}</h2>
      </div>
      <ScrollBox label={messages.allRows}>
        <table className="table">
          <caption className="caption">{messages.rowsByDate({ count: rows.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.columnDate}</th>
              <th scope="col">{messages.columnAmount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_SHOWN).map(({ date, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same
              <tr key={at}>
                <th scope="row">{formatDate(date)}</th>
                <td>{formatRupees(rupees(exact(amount)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > MOST_SHOWN && <p className="caption">{messages.moreRowsInTheFile({ shown: MOST_SHOWN })}</p>}
    </section>
  );
}

const initial = {
  text: textOf(rowsOf(flowLines(exampleFlows), {}) ?? []),
  answers: {} as Answers,
};
const { title, lead, parent, path, dependsOn } = view;
const NONE: readonly ReadFlow[] = [];
// What a key press changes stands in the field; these follow after it.
const MemoResult = memo(XirrResult);
const MemoChart = memo(FlowChart);
const MemoTable = memo(FlowsTable);
const MemoClosing = memo(Closing);
/** Flows stay in the browser, so that the link is the page's own address. */
const query = () => '';

/** The yearly return of dated amounts, which stay in this tab. */
export default function XirrPage() {
  return (
    <>
      <div className="page calc-head">
        <PageHead title={title} lead={lead} crumbs={[{ to: '/', label: messages.crumbHome }, parent]} />
      </div>
      <RestOfPage>
        <Xirr />
      </RestOfPage>
    </>
  );
}

function Xirr() {
  const { search } = useLocation();
  const rendered = usePageData<RenderedLink>(path);
  // The server draws what was sent where it has the time, and the example where it has not, with a notice.
  const [first] = useState(() => (rendered && rendered.today !== null && sentFlows(search)) || initial);
  const [{ text, answers }, setDraft] = useDraft('xirr', first);
  const changeText = useCallback(
    (change: (now: string, answers: Answers) => string) => setDraft((now) => ({ text: change(now.text, now.answers) })),
    [setDraft],
  );
  // Two thousand rows take longer than a key press should: the field is written first.
  const shown = useDeferredValue(text);
  const outcome = useMemo(() => xirrOutcome(shown, answers), [shown, answers]);
  const [headline] = shownFigures(outcome.results);
  return (
    <>
      <div className="page">
        {rendered?.today === null && <BlankNotice />}
        <div className="calc calc--seen xirr">
          <FlowsForm
            text={text}
            onText={changeText}
            reading={outcome.reading}
            answers={answers}
            onAnswer={(answer) => setDraft((now) => ({ answers: { ...now.answers, ...answer } }))}
            problem={outcome.problems.length > 0 ? outcome.problems.join(' ') : undefined}
          />
          <div className="aside aside--sticky">
            <MemoResult outcome={outcome} />
            <Disclaimer dependsOn={dependsOn} above={[]} />
          </div>
          <div className="flow">
            <MemoChart flows={outcome.results === null ? NONE : outcome.reading.flows} />
            <div className="calc__actions">
              <Tools
                name={path.slice(1)}
                nothing={outcome.results === null}
                query={query}
                file={() => fileOf(outcome)}
              />
            </div>
            {outcome.reading.flows.length > 0 && <MemoTable flows={outcome.reading.flows} />}
          </div>
        </div>
        <PrintedSource query={query} />
      </div>
      <LazyHelp help={help} />
      <MemoClosing plan="" />
      <ResultBar label={headline.spec.label} text={figureText(headline.figure, null)} button={messages.barAction} />
    </>
  );
}

function returnsOf(results: XirrResults): readonly (readonly [string, string])[] {
  const period = periodText(results);
  return [
    ...(period === null ? [] : [[messages.resultGain, period] as const]),
    [messages.resultRate, rateText(results)],
  ];
}

/** The rows as a file holds them, with the return among what it says about itself. */
function fileOf({ reading, results }: XirrOutcome): FileSource {
  const table: FileTable = {
    name: messages.tableName,
    head: [messages.columnDate, messages.columnAmount],
    rows: byDate(reading.flows).map(({ date, amount }) => [date, amount]),
  };
  return {
    tables: [table],
    made: {
      title,
      inputs: results === null ? [] : returnsOf(results),
      convention: messages.convention,
      today: dayInIndia(new Date()),
      dependsOn,
    },
  };
}

/** The return of the period or of a year, and what it is made of. */
export function XirrResult({ outcome: { results, notes, problems } }: { outcome: XirrOutcome }) {
  const figures = shownFigures(results);
  const spoken = figures.map(({ spec, figure }) => `${spec.label} ${figureText(figure, null)}`).join(', ');
  return (
    <>
      <section className="result" aria-labelledby="result">
        <h2 className="visually-hidden" id="result">
          {messages.resultHeading}
        </h2>
        <dl className="result__list">
          {figures.map(({ spec, figure }) => (
            <FigureLine key={spec.result} spec={spec} figure={figure} today={null} />
          ))}
        </dl>
        {notes.map((note) => (
          <p className="convention" key={note}>
            {note}
          </p>
        ))}
        <p className="convention">{messages.convention}</p>
      </section>
      <Announcement text={results === null ? problems.join(' ') : [spoken, ...notes].join('. ')} />
    </>
  );
}
