import { amountInWords } from 'shared/format/words';
import { Field } from 'shared/forms';
import { messages } from '#calculator-page/extras/messages.en.ts';
import { fundKinds } from '#calculator-page/extras/tax-notes.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { isKeyOf } from '#engine/is-key-of.ts';
import { slabsPct } from '#engine/tax/slabs.ts';
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
      ? messages.enterAnIncome
      : typed.state === 'figure'
        ? figureProblem(typed.value, otherIncomeRule)
        : undefined;
  return (
    <div className="panel">
      {transfer && kindField(messages.kindOfSourceFund, 'sourceKind')}
      {kindField(messages.kindOfFund, 'kind', transfer ? messages.theFundThatTheMoney : undefined)}
      <Field
        as="select"
        label={messages.yourIncomeTaxSlab}
        name="tax-slab"
        value={tax.slabPct}
        onChange={(event) => set({ slabPct: event.target.value })}
        hint={messages.countsForDebt}
      >
        {slabsPct.map((pct) => (
          <option key={pct} value={String(pct)}>
            {messages.slab({ pct })}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label={messages.taxRegime}
        name="tax-regime"
        value={tax.regime}
        onChange={(event) => set({ regime: event.target.value === 'old' ? 'old' : 'new' })}
        hint={messages.countsAboveCroreOfIncome}
      >
        <option value="new">{messages.newRegime}</option>
        <option value="old">{messages.oldRegime}</option>
      </Field>
      <QuantityField
        name="otherIncome"
        label={messages.otherTaxableIncomeAYear}
        text={tax.otherIncome}
        onText={(otherIncome) => set({ otherIncome })}
        unit="rupees"
        slider={{ min: 0, max: 10_000_000, step: 50_000 }}
        note={income ? amountInWords(income) : messages.decidesTheSurcharge}
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
