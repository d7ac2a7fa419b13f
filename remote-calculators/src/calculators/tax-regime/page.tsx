import '#calculators/tax-regime/regime.css';
import { memo, useDeferredValue, useState } from 'react';
import { dayInIndia } from 'shared/format/india-time';
import { formatRupees } from 'shared/format/rupees';
import { RestOfPage } from 'shared/rest-of-page';
import { PageHead } from 'shared/ui';
import { Closing } from '#calculator-page/help/closing.tsx';
import { LazyHelp } from '#calculator-page/help/lazy-help.tsx';
import { PassOn } from '#calculator-page/keep/pass-on.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';
import type { FileSource } from '#calculator-page/keep/save-as.ts';
import { linkMarks } from '#calculator-page/linked/link-marks.ts';
import { Disclaimer, ReviewDue } from '#calculator-page/results/disclaimer.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { Announcement, ResultBar } from '#calculator-page/results/result-bar.tsx';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { BadLinkNotice, BlankNotice } from '#calculator-page/whose-figures.tsx';
import { view } from '#calculators/tax-regime/fields.ts';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeInputs, TaxRegimeResults } from '#calculators/tax-regime/model.ts';
import { RegimeBars } from '#calculators/tax-regime/regime-bars.tsx';
import { RegimeFields } from '#calculators/tax-regime/regime-fields.tsx';
import { type RegimeOutcome, regimeQuery, workingOf } from '#calculators/tax-regime/regime-form.ts';
import {
  betterText,
  convention,
  figuresOf,
  glanceOf,
  headOf,
  shownRegimes,
  typedIn,
  whoseTax,
} from '#calculators/tax-regime/regime-words.ts';
import { help } from '#calculators/tax-regime/texts.tsx';
import { useRegimeForm } from '#calculators/tax-regime/use-regime-form.ts';
import { incomeTax } from '#engine/tax/income-tax.ts';
import { aroundPaise, figureText } from '#outcome/figure-text.ts';
import { problemWithEffect } from '#scenario/read-fields.ts';

const { title, lead, parent, path, dependsOn } = view;
// What a key press changes stands in the fields and the result; these follow after it.
const MemoBars = memo(RegimeBars);
const MemoWorking = memo(WorkingTable);
const MemoClosing = memo(Closing);

/** Income tax of a year under both regimes. */
export default function TaxRegimePage() {
  return (
    <>
      <div className="page calc-head">
        <PageHead title={title} lead={lead} crumbs={[{ to: '/', label: messages.crumbHome }, parent]} />
      </div>
      <RestOfPage>
        <Regimes />
      </RestOfPage>
    </>
  );
}

function Regimes() {
  const { form, outcome, badLink, rendered, isBlank, change } = useRegimeForm();
  const later = useDeferredValue(outcome);
  const query = () => regimeQuery(form, outcome);
  const rests = regimeQuery(form, later);
  // The first render's for good: they speak of the link, not of what is typed later.
  const [marks] = useState(() => linkMarks(rendered, badLink ? '' : headOf(outcome), lead, shownRegimes(outcome)));
  return (
    <>
      <div className="page">
        {badLink && <BadLinkNotice />}
        {isBlank && <BlankNotice />}
        <div className="calc calc--seen" {...marks}>
          <RegimeFields form={form} reading={outcome.reading} onForm={change} />
          <div className="aside aside--sticky">
            <RegimeResult results={outcome.results} problem={Object.values(outcome.reading.problems)[0]} />
            <Disclaimer dependsOn={dependsOn} above={[]} />
          </div>
          <div className="flow">
            <MemoBars inputs={later.inputs} />
            <div className="calc__actions">
              <PassOn
                path={path}
                rests={rests}
                nothing={outcome.inputs === null}
                query={query}
                shown={() => shownRegimes(outcome)}
                file={() => fileOf(outcome)}
              />
            </div>
            {later.inputs && <MemoWorking inputs={later.inputs} />}
          </div>
        </div>
        <PrintedSource query={query} />
      </div>
      <LazyHelp help={help} />
      <MemoClosing plan={rests === '' ? '' : `${path}?${rests}`} />
      <ResultBar {...glanceOf(outcome.results)} to="#result" button={messages.barAction} />
    </>
  );
}

/** Every line of both regimes, and what was typed. */
function fileOf(outcome: RegimeOutcome): FileSource {
  const { inputs } = outcome;
  return {
    tables:
      inputs === null
        ? []
        : [
            {
              name: messages.tableName,
              head: [messages.columnLine, messages.columnNew, messages.columnOld],
              rows: workingOf(inputs).map(({ label, fresh, old }) => [label, fresh, old]),
            },
          ],
    made: {
      title,
      inputs: typedIn(outcome),
      convention,
      today: dayInIndia(new Date()),
      dependsOn,
    },
  };
}

const regimeOf: Readonly<Record<string, TaxRegimeResults['better']>> = { newTax: 'new', oldTax: 'old' };

/** Which regime takes less, and the tax of both. */
function RegimeResult({ results, problem }: { results: TaxRegimeResults | null; problem: string | undefined }) {
  const figures = figuresOf(results);
  const answer = results === null ? '' : betterText(results);
  const [before, paise, after] = aroundPaise(answer);
  const spoken = figures.map((figure) => `${figure.label} ${figureText(figure, null)}`).join(', ');
  return (
    <>
      <section className="result" aria-labelledby="result">
        <h2 className="visually-hidden" id="result">
          {messages.resultHeading}
        </h2>
        <p className="figure--hero regime-answer">
          {before}
          <span className="paise">{paise}</span>
          {after}
        </p>
        <dl className="result__list">
          {figures.map((figure) => (
            <FigureLine
              key={figure.label}
              spec={figure}
              figure={figure}
              today={null}
              better={regimeOf[figure.result] === results?.better}
            />
          ))}
        </dl>
        <p className="convention">
          {whoseTax}{' '}
          {results !== null && (
            <a className="no-print" href="#working">
              {messages.linkHow}
            </a>
          )}
        </p>
        <ReviewDue table={incomeTax} />
      </section>
      <Announcement
        text={results === null ? (problemWithEffect(problem) ?? messages.spokenNone) : `${answer} ${spoken}.`}
      />
    </>
  );
}

/** Both regimes line by line, so that anybody can hold them against a working of their own. */
function WorkingTable({ inputs }: { inputs: TaxRegimeInputs }) {
  return (
    <section className="card card--table below-fold" aria-labelledby="working">
      <div className="card__head">
        <h2 id="working">{messages.howItIsMade}</h2>
      </div>
      <ScrollBox label={messages.lineByLine}>
        <table className="table">
          <caption>
            {convention} {messages.toBeVerified}
          </caption>
          <thead>
            <tr>
              <th scope="col">{messages.columnLine}</th>
              <th scope="col">{messages.columnNew}</th>
              <th scope="col">{messages.columnOld}</th>
            </tr>
          </thead>
          <tbody>
            {workingOf(inputs).map(({ label, fresh, old }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatRupees(fresh)}</td>
                <td>{formatRupees(old)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
