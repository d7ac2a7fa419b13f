import '#calculators/retirement/retirement.css';
import { useLayoutEffect, useState } from 'react';
import type { RenderedLink } from 'shared/remote';
import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import { classNames } from 'shared/ui';
import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import { messages } from '#calculators/retirement/messages.en.ts';
import retirementDefinition from '#calculators/retirement/texts.tsx';
import { isMeant } from '#scenario/link-names.ts';

const ways = [
  [false, messages.wayCorpus, 'amountToday'],
  [true, messages.wayExpenses, 'monthlyExpense'],
] as const;

/** Retirement in two ways: from a corpus, or from what a month costs. A link says which by the names it carries. */
export default function RetirementPage() {
  const { search } = useLocation();
  const rendered = usePageData<RenderedLink>(retirementDefinition.path);
  const isRendered = rendered !== undefined && rendered.today !== null;
  const [byExpense, setByExpense] = useState(() => isRendered && isMeant(byExpenseDefinition, search));
  useLayoutEffect(() => setByExpense(isMeant(byExpenseDefinition, search)), [search]);
  return (
    <CalculatorPage
      definition={byExpense ? byExpenseDefinition : retirementDefinition}
      question={String(byExpense)}
      headSwitch={
        <fieldset className="segmented head-switch retirement-ways no-print">
          <legend className="visually-hidden">{messages.wayLabel}</legend>
          {ways.map(([way, label, value]) => (
            <label key={label} className={classNames(way === byExpense && 'is-selected')}>
              <input
                type="radio"
                name="way"
                form="numbers"
                value={value}
                autoComplete="off"
                checked={way === byExpense}
                onChange={() => setByExpense(way)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      }
    />
  );
}
