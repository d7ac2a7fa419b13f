import { formatDate } from 'shared/format/date';
import { formatRupees } from 'shared/format/rupees';
import { amountInWords } from 'shared/format/words';
import { Field } from 'shared/forms';
import { BasisLine } from '#calculator-page/extras/basis-line.tsx';
import { isOnce, type PanelProps } from '#calculator-page/extras/plan-of.ts';
import {
  conclusion,
  fundKinds,
  taxAnswer,
  taxLines,
  taxNotes,
  taxPrices,
  warning,
} from '#calculator-page/extras/tax-lines.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { ReviewDue } from '#calculator-page/results/disclaimer.tsx';
import { useSettled } from '#calculator-page/settle/use-settled.ts';
import { greater } from '#engine/exact.ts';
import { isKeyOf } from '#engine/is-key-of.ts';
import { rupees } from '#engine/rounding.ts';
import { type FundKind, fundTax } from '#engine/tax/fund-tax.ts';
import { leftOut } from '#engine/tax/left-out.ts';
import { slabsPct } from '#engine/tax/slabs.ts';
import { readTyped } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import { QUIET_MS } from '#scenario/pointer-held.ts';
import { figureProblem } from '#scenario/read-fields.ts';
import { otherIncomeOf, otherIncomeRule, type TaxSetting } from '#scenario/settings.ts';

const { longAfterMonths, equityLongPct, equityShortPct, equityLongFree, hybridLongPct, cessPct } = fundTax;

const rules: Readonly<Record<FundKind, string>> = {
  equity: messages.taxRuleEquity({
    equityLongPct,
    equityLongFree: formatRupees(equityLongFree, 0),
    equity: longAfterMonths.equity,
    equityShortPct,
  }),
  debt: messages.taxRuleDebt,
  hybrid: messages.taxRuleHybrid({ hybridLongPct, hybrid: longAfterMonths.hybrid }),
};

/** By which rules the tax was worked out, what they leave out, and how old they are. */
function TaxRules({ tax, transfer }: { tax: TaxSetting; transfer: boolean }) {
  const kinds = new Set(transfer ? [tax.sourceKind, tax.kind] : [tax.kind]);
  const exemption = [...kinds].map((kind) => leftOut.exemption[kind]).reduce(greater);
  return (
    <>
      <p className="caption">
        {messages.taxBasis({
          year: fundTax.year,
          rules: [...kinds].map((kind) => rules[kind]).join(' '),
          cess: cessPct,
        })}
      </p>
      <p className="caption">
        {messages.notCountedMarginalRelief({
          exemption: formatRupees(rupees(exemption), 0),
          rebate: formatRupees(rupees(leftOut.rebate), 0),
          surcharge: fundTax.mostSurchargePct.gains,
        })}
      </p>
      {[...kinds].some((kind) => kind !== 'equity') && (
        <p className="caption">{messages.atOneSlab({ lowerSlabs: formatRupees(rupees(leftOut.lowerSlabs), 0) })}</p>
      )}
      <p className="caption">{messages.sourceAndDate({ source: fundTax.source, dated: formatDate(fundTax.dated) })}</p>
      <ReviewDue table={fundTax} />
    </>
  );
}

interface TaxPanelProps extends PanelProps {
  tax: TaxSetting;
  onTax: (tax: TaxSetting) => void;
}

/** Tax on the plan's gains by the kind of fund, by lots, oldest first; rates and their day from one table. */
export default function TaxPanel({ tax, onTax, ...props }: TaxPanelProps) {
  const { conversion } = props.outcome;
  const transfer = props.definition.extras.tax === 'transfer';
  const answer = taxAnswer(props, tax);
  const prices = taxPrices(props);
  const lines = answer && taxLines(answer, tax, { transfer, once: isOnce(props) }, prices);
  const told = answer && [conclusion(answer, prices), warning(answer)].filter((text) => text !== null);
  const last = lines?.slice(-2).map(({ label, text }) => `${label} ${text}`);
  const spoken = useSettled([...(told ?? []), ...(last ?? [])].join(' '), QUIET_MS);
  const asked = taxNotes(tax, transfer).map((note) => note.join(' '));
  return (
    <div className="panel">
      <BasisLine conversion={conversion} />
      <TaxFields tax={tax} onTax={onTax} transfer={transfer} />
      <p className="quiet">{answer?.onTheWay ? messages.taxSaleNote : messages.taxSoldNote}</p>
      {lines && (
        <dl className="result__list">
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <TaxRules tax={tax} transfer={transfer} />
      {told?.map((text) => (
        <p className="panel__answer" key={text}>
          {text}
        </p>
      ))}
      {last && <p className="print-only">{[messages.extraTax, ...asked, ...last, ...(told ?? [])].join(' · ')}</p>}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}

interface TaxFieldsProps {
  tax: TaxSetting;
  onTax: (tax: TaxSetting) => void;
  /** An STP sells one fund and buys another, each of a kind of its own. */
  transfer: boolean;
}

/** Everything that decides the tax apart from the plan. */
function TaxFields({ tax, onTax, transfer }: TaxFieldsProps) {
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
      {transfer && kindField(messages.fieldSourceKind, 'sourceKind')}
      {kindField(messages.fieldFundKind, 'kind', transfer ? messages.fieldTargetKind : undefined)}
      <Field
        as="select"
        label={messages.fieldSlab}
        name="tax-slab"
        value={tax.slabPct}
        onChange={(event) => set({ slabPct: event.target.value })}
        hint={messages.slabHint}
      >
        {slabsPct.map((pct) => (
          <option key={pct} value={String(pct)}>
            {messages.slab({ pct })}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label={messages.fieldRegime}
        name="tax-regime"
        value={tax.regime}
        onChange={(event) => set({ regime: event.target.value === 'old' ? 'old' : 'new' })}
        hint={messages.regimeHint}
      >
        <option value="new">{messages.newRegime}</option>
        <option value="old">{messages.oldRegime}</option>
      </Field>
      <QuantityField
        name="otherIncome"
        label={messages.fieldOtherIncome}
        text={tax.otherIncome}
        onText={(otherIncome) => set({ otherIncome })}
        unit="rupees"
        slider={{ min: 0, max: 10_000_000, step: 50_000 }}
        note={income ? amountInWords(income) : messages.otherIncomeNote}
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
