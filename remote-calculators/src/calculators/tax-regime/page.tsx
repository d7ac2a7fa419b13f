import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { dayInIndia } from 'shared/format/india-time';
import type { RenderedLink } from 'shared/remote';
import { RestOfPage } from 'shared/rest-of-page';
import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import { PageHead } from 'shared/ui';
import '#calculators/tax-regime/regime.css';
import { Closing } from '#calculator-page/help/closing.tsx';
import { LaterHelp } from '#calculator-page/help/later-help.tsx';
import type { FileSource } from '#calculator-page/keep/about-file.ts';
import { PassOn } from '#calculator-page/keep/pass-on.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';
import { BadLinkNotice, BlankNotice } from '#calculator-page/link-notices.tsx';
import { linkMarks } from '#calculator-page/linked/link-marks.ts';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import { RegimeBars } from '#calculators/tax-regime/regime-bars.tsx';
import { RegimeFields } from '#calculators/tax-regime/regime-fields.tsx';
import {
  blankForm,
  formFromQuery,
  initialForm,
  type RegimeForm,
  type RegimeOutcome,
  regimeOutcome,
  regimeQuery,
} from '#calculators/tax-regime/regime-form.ts';
import { RegimeResult } from '#calculators/tax-regime/regime-result.tsx';
import { convention, glanceOf, headOf, shownRegimes, typedIn } from '#calculators/tax-regime/regime-words.ts';
import { help } from '#calculators/tax-regime/texts.tsx';
import { view } from '#calculators/tax-regime/view.ts';
import { workingOf } from '#calculators/tax-regime/working.ts';
import { WorkingTable } from '#calculators/tax-regime/working-table.tsx';
import { writeToAddress } from '#scenario/address.ts';

const { title, lead, parent, path, dependsOn } = view;

/** Income tax of a year under both regimes. */
export default function TaxRegimePage() {
  return (
    <>
      <div className="page calc-head">
        <PageHead title={title} lead={lead} crumbs={[{ to: '/', label: messages.home }, parent]} />
      </div>
      <RestOfPage>
        <Regimes />
      </RestOfPage>
    </>
  );
}

function Regimes() {
  const { form, badLink, rendered, isBlank, change } = useForm();
  const outcome = useMemo(() => regimeOutcome(form), [form]);
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
            <RegimeBars inputs={later.inputs} />
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
            {later.inputs && <WorkingTable inputs={later.inputs} />}
          </div>
        </div>
        <PrintedSource query={query} />
      </div>
      <LaterHelp help={help} />
      <Closing plan={rests === '' ? '' : `${path}?${rests}`} />
      <ResultBar {...glanceOf(outcome.results)} to="#result" button={messages.seeBoth} />
    </>
  );
}

/** The form of the link that brought the visitor here, or the example, which the address follows once it is changed. */
function useForm() {
  const { search } = useLocation();
  const rendered = usePageData<RenderedLink>(path);
  const isBlank = rendered !== undefined && rendered.today === null;
  const isRendered = rendered !== undefined && !isBlank;
  const [{ form, badLink }, setState] = useState(() =>
    isRendered ? linked(search) : { form: isBlank ? blankForm : initialForm, badLink: false },
  );
  useEffect(() => {
    if (formFromQuery(search) !== null) setState(linked(search));
  }, [search]);
  const change = (edit: (before: RegimeForm) => RegimeForm) => {
    const next = edit(form);
    setState({ form: next, badLink });
    writeToAddress(path, regimeQuery(next, regimeOutcome(next)));
  };
  return { form, badLink, rendered, isBlank, change };
}

function linked(search: string): { form: RegimeForm; badLink: boolean } {
  const found = formFromQuery(search);
  return { form: found === null || found === 'bad' ? initialForm : found, badLink: found === 'bad' };
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
              name: messages.working,
              head: [messages.line, messages.newRegime, messages.oldRegime],
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
