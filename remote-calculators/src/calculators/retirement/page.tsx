import '#calculators/retirement/retirement.css';
import { useLayoutEffect, useState } from 'react';
import type { RenderedLink } from 'shared/remote';
import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import { classNames } from 'shared/ui';
import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { useNavigated } from '#calculator-page/use-navigated.ts';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import { BetweenQuestions } from '#calculators/retirement/carried.ts';
import { messages } from '#calculators/retirement/messages.en.ts';
import retirementDefinition from '#calculators/retirement/texts.tsx';
import { writeToAddress } from '#scenario/address.ts';
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
  const [arrivedBy] = useState(search);
  useLayoutEffect(() => setByExpense(isMeant(byExpenseDefinition, arrivedBy)), [arrivedBy]);
  useNavigated((to) => setByExpense(isMeant(byExpenseDefinition, to)));
  const [between] = useState(() => new BetweenQuestions());
  const ask = (way: boolean) => {
    between.press();
    // Of the question that is left; the next one writes its own.
    writeToAddress(retirementDefinition.path, '');
    setByExpense(way);
  };
  return (
    <CalculatorPage
      definition={byExpense ? byExpenseDefinition : retirementDefinition}
      question={String(byExpense)}
      carried={between}
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
                onChange={() => ask(way)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      }
    />
  );
}
