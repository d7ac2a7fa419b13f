import { amountInWords } from 'shared/format/words';
import { Field } from 'shared/forms';
import { fundKinds } from '#calculator-page/extras/tax-notes.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { isKeyOf } from '#engine/is-key-of.ts';
import { slabsPct } from '#engine/tax/fund-tax.ts';
import { readTyped } from '#figures/amount-text.ts';
import { figureProblem } from '#scenario/read-fields.ts';
import { otherIncomeOf, otherIncomeRule, type TaxSetting } from '#scenario/tax-setting.ts';

interface TaxFieldsProps {
  tax: TaxSetting;
  onTax: (tax: TaxSetting) => void;
  /** An STP sells one fund and buys another, each of a kind of its own. */
  transfer: boolean;
}

/** Everything that decides the tax apart from the plan. */
export function TaxFields({ tax, onTax, transfer }: TaxFieldsProps) {
  const set = (part: Partial<TaxSetting>) => onTax({ ...tax, ...part });
  const typed = readTyped(tax.otherIncome);
  const income = otherIncomeOf(tax);
  const problem =
    typed.state === 'unreadable'
      ? 'Enter a figure, such as 12L.'
      : typed.state === 'figure'
        ? figureProblem(typed.value, otherIncomeRule)
        : undefined;
  return (
    <div className="panel">
      {transfer && kindField('Kind of source fund', 'sourceKind')}
      {kindField('Kind of fund', 'kind', transfer ? 'The fund that the money moves into' : undefined)}
      <Field
        as="select"
        label="Your income-tax slab (%)"
        name="tax-slab"
        value={tax.slabPct}
        onChange={(event) => set({ slabPct: event.target.value })}
        hint="Counts for debt, and for hybrid sold within 24 months"
      >
        {slabsPct.map((pct) => (
          <option key={pct} value={String(pct)}>
            {pct}%
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label="Tax regime"
        name="tax-regime"
        value={tax.regime}
        onChange={(event) => set({ regime: event.target.value === 'old' ? 'old' : 'new' })}
        hint="Counts above ₹5 crore of income at slab"
      >
        <option value="new">New</option>
        <option value="old">Old</option>
      </Field>
      <QuantityField
        name="otherIncome"
        label="Other taxable income a year"
        text={tax.otherIncome}
        onText={(otherIncome) => set({ otherIncome })}
        unit="rupees"
        slider={{ min: 0, max: 10_000_000, step: 50_000 }}
        note={income ? amountInWords(income) : 'Decides the surcharge, together with the gains of a year'}
        problem={problem}
      />
    </div>
  );

  function kindField(label: string, key: 'kind' | 'sourceKind', hint?: string) {
    return (
      <Field
        as="select"
        label={label}
        name={`tax-${key}`}
        value={tax[key]}
        onChange={({ target: { value } }) => isKeyOf(fundKinds, value) && set({ [key]: value })}
        hint={hint}
      >
        {Object.entries(fundKinds).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </Field>
    );
  }
}
