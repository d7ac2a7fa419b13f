import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'shared/router';
import { classNames } from 'shared/ui';
import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-definition.tsx';
import { retirementDefinition } from '#calculators/retirement/definition.tsx';

const ways = [
  [false, 'I know the corpus'],
  [true, 'From my expenses'],
] as const;

/** Retirement in two ways: from a corpus, or from what a month costs. A link says which by the names it carries. */
export default function RetirementPage() {
  const [byExpense, setByExpense] = useState(false);
  const { search } = useLocation();
  useLayoutEffect(() => setByExpense(new URLSearchParams(search).has('monthlyExpense')), [search]);
  return (
    <CalculatorPage key={String(byExpense)} definition={byExpense ? byExpenseDefinition : retirementDefinition}>
      <fieldset className="segmented calc__ways no-print">
        <legend className="visually-hidden">Where to start from</legend>
        {ways.map(([way, label]) => (
          <label key={label} className={classNames(way === byExpense && 'is-selected')}>
            <input
              type="radio"
              name="way"
              autoComplete="off"
              checked={way === byExpense}
              onChange={() => setByExpense(way)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </CalculatorPage>
  );
}
