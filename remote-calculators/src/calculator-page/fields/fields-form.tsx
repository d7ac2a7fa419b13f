import { type FormEvent, memo, type ReactNode, useId } from 'react';
import { monthNames } from 'shared/format/date';
import { classNames, Icon } from 'shared/ui';
import { showWhole } from '#calculator-page/fields/figure-input.tsx';
import { MoreFields, WithoutScript } from '#calculator-page/fields/more-fields.tsx';
import { PlainField } from '#calculator-page/fields/plain-field.tsx';
import { FieldNote, QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import type { CalculatorView, FieldSpec } from '#definition/definition.ts';
import { labelOf } from '#definition/label-of.ts';
import type { InputRule } from '#engine/model.ts';
import type { QuantityUnit } from '#figures/with-unit.ts';
import type { Worked } from '#form/calculator-form.ts';
import { noteOf, yearOptions } from '#form/draw-fields.ts';
import { foldedWords, isUnfolded } from '#form/folded.ts';
import { messages } from '#messages.en.ts';
import { rateMark } from '#outcome/assumed-rates.ts';
import { problemWithEffect } from '#scenario/read-fields.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { type DatePart, isTargetDate, monthOf, partName } from '#scenario/target-month.ts';
import { TURNED } from '#scenario/typed-form.ts';

interface MonthFieldProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or what is chosen of it. */
  text: string;
  /** What the date is counted from, `YYYY-MM-DD`; null where no day is known. */
  today: string | null;
  note?: string | undefined;
  problem?: string | undefined;
}

const monthOptions = (): (readonly [month: string, called: string])[] => [
  ['', messages.columnMonth],
  ...monthNames.map((called, at) => [String(at + 1).padStart(2, '0'), called] as const),
];

/**
 * A date to come, asked in words by its month and year. A form without script sends both beside the date that the page shows,
 * whose day stays while neither is changed.
 */
function MonthField({ name, label, text, today, note, problem }: MonthFieldProps) {
  const id = useId();
  const list = (part: DatePart, called: string, options: ReturnType<typeof yearOptions>) => (
    <div className={classNames('select', problem && 'is-invalid')} suppressHydrationWarning>
      <select
        className="input"
        id={`${id}-${part}`}
        name={partName(name, part)}
        data-part={part}
        defaultValue={monthOf(text)[part]}
        suppressHydrationWarning
        onFocus={showWhole}
        aria-label={called}
        aria-describedby={`${id}-note`}
        {...(problem && { 'aria-invalid': true })}
      >
        {options.map(([value, word], at) => (
          // The core writes other years into the same places.
          <option key={String(at)} value={value} suppressHydrationWarning>
            {word}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand beside its fields
    <div className="quantity quantity--date" data-field={name} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={`${id}-month`}>
        {label}
      </label>
      <div className="month-year">
        {list('month', messages.monthOf({ label }), monthOptions())}
        {list('year', messages.yearOf({ label }), yearOptions(text, today))}
      </div>
      <noscript>
        <input type="hidden" name={name} value={text} />
      </noscript>
      <FieldNote id={`${id}-note`} note={note} problem={problem} />
    </div>
  );
}

interface FieldsFormProps {
  definition: CalculatorView;
  /** What the fields say when they are rendered. */
  first: Worked;
  todaysRupees: Scenario['todaysRupees'];
  /** Leads to the page that asks the other way round, where there is one. */
  onTurn?: () => void;
  /** What stands over the fields, if anything. */
  children?: ReactNode;
}

const MemoFields = memo(Fields);

/**
 * Everything that a calculator asks, in its order. Results follow every key; only who has no script submits it, and gets the
 * page of a link with what was typed.
 */
export function FieldsForm({ definition, first, todaysRupees, onTurn, children }: FieldsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === TURNED) onTurn?.();
  };
  return (
    <form
      id="numbers"
      method="get"
      className="card calc__form no-print"
      aria-label={messages.fieldsLabel}
      onSubmit={submit}
    >
      <div className="calc__form-head">{children}</div>
      <MemoFields definition={definition} first={first} />
      {!definition.unpriced && <TodaysRupeesField {...todaysRupees} />}
      <WithoutScript />
    </form>
  );
}

/** What has a slider. */
const isQuantity = (unit: string | undefined): unit is QuantityUnit =>
  unit === 'rupees' || unit === 'percent' || unit === 'years' || unit === 'months';

/** A document knows no day. With one, notes name the month in which a term ends. */
const SOME_DAY = '2026-08-31';

/** What can be chosen, with its words; an optional choice may be none. */
const choicesOf = ({ called, optional }: FieldSpec, rule: InputRule | undefined) =>
  called && (optional ? [''] : []).concat(rule?.choices ?? []).map((choice) => [choice, called(choice)] as const);

/** The calculator's own fields, rendered once: the form store draws them from then on. */
function Fields({ definition, first }: Pick<FieldsFormProps, 'definition' | 'first'>) {
  const rows = (specs: readonly FieldSpec[]) =>
    specs.map((spec) => <Row key={spec.name} spec={spec} definition={definition} first={first} />);
  const more = definition.fields.filter((spec) => spec.more);
  const { texts } = first.scenario;
  return (
    <>
      {rows(definition.fields.filter((spec) => !spec.more))}
      {more.length > 0 && (
        <MoreFields open={isUnfolded(definition, texts)} folded={foldedWords(definition, texts)}>
          {rows(more)}
        </MoreFields>
      )}
    </>
  );
}

function Row({ spec, definition, first }: Pick<FieldsFormProps, 'definition' | 'first'> & { spec: FieldSpec }) {
  const { reading, today } = first;
  const { texts, choices, tax } = first.scenario;
  const text = texts[spec.name] ?? '';
  const noteOn = (day: string | null) =>
    noteOf(definition, spec, reading.values[spec.name], { choices, today: day, text, values: reading.values, texts });
  const common = {
    name: spec.name,
    label: labelOf(spec, reading.values),
    text,
    note: noteOn(today),
    problem: problemWithEffect(reading.problems[spec.name]),
  };
  const rule = definition.rules[spec.name];
  const unit = rule?.unit === 'age' ? 'years' : rule?.unit;
  if (isTargetDate(rule)) return <MonthField {...common} today={today} />;
  if (spec.slider === undefined || !isQuantity(unit)) return <PlainField {...common} choices={choicesOf(spec, rule)} />;
  return (
    <QuantityField
      {...common}
      wordless={spec.note === undefined && unit !== 'rupees'}
      longerNote={today === null ? noteOn(SOME_DAY) : undefined}
      unit={unit}
      per={rule?.per}
      slider={spec.slider}
      mark={rateMark(definition, spec.name, { choices, tax })}
    />
  );
}
