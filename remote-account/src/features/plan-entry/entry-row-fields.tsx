import { type ChangeEvent, useState } from 'react';
import { WEIGHTS } from 'shared/contract/plan';
import { Field, fieldId } from 'shared/forms';
import { Button, classNames } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { amountProblem, settledAmount } from '#plan/amount.ts';
import type { EntryRow } from '#plan/entry.ts';

type Part = 'category' | 'amount' | 'weight';

interface Props {
  row: EntryRow;
  /** Id of the list of categories that nobody in this horizon has taken yet. */
  categories: string;
  /** Where the row stands, for names that are read out. */
  place: string;
  nameOf: (part: Part | 'remove') => string;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Partial<EntryRow>) => void;
  onRemove: () => void;
}

/** Category, amount and weight of one row. Each label is short to the eye and says to the ear which row it means. */
export function EntryRowFields({ row, categories, place, nameOf, errors, onChange, onRemove }: Props) {
  // What stood in the amount when it was last left: only then is it explained, not in the middle of a figure.
  const [left, setLeft] = useState('');
  const wrongAmount = left !== '' && left === row.amount ? amountProblem(row.amount) : undefined;

  function leaveAmount() {
    setLeft(row.amount);
    const settled = settledAmount(row.amount);
    if (settled !== row.amount) onChange({ amount: settled });
  }

  const common = (part: Part) => ({
    name: nameOf(part),
    autoComplete: 'off',
    value: row[part],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ [part]: event.target.value }),
  });
  const amountError = errors[nameOf('amount')] ?? wrongAmount;

  return (
    <div className="entry-row">
      <Field
        {...common('category')}
        label={<Label place={place} text={messages.planFieldCategory} />}
        error={errors[nameOf('category')]}
        list={categories}
        maxLength={80}
      />
      <Button
        id={fieldId(nameOf('remove'))}
        variant="quiet"
        icon="trash"
        className="entry-row__remove"
        aria-label={messages.removeRow({ place })}
        onClick={onRemove}
      />
      <Field
        name={nameOf('amount')}
        label={<Label place={place} text={messages.planFieldAmount} more={messages.planAmountUnit} />}
        error={amountError}
      >
        {(ids) => (
          <div className={classNames('affixed', amountError !== undefined && 'is-invalid')}>
            <span aria-hidden="true">{messages.rupeeSign}</span>
            <input
              {...common('amount')}
              {...ids}
              className="input"
              inputMode="decimal"
              spellCheck={false}
              maxLength={40}
              onBlur={leaveAmount}
            />
          </div>
        )}
      </Field>
      <Field
        {...common('weight')}
        as="select"
        label={<Label place={place} text={messages.planFieldWeight} />}
        error={errors[nameOf('weight')]}
      >
        <option value="">{messages.planWeightNone}</option>
        {WEIGHTS.map((weight) => (
          <option key={weight} value={weight}>
            {weight}
          </option>
        ))}
      </Field>
    </div>
  );
}

function Label({ place, text, more }: { place: string; text: string; more?: string }) {
  return (
    <>
      <span className="visually-hidden">{messages.placeBefore({ place })} </span>
      {text}
      {more !== undefined && <span className="visually-hidden"> {more}</span>}
    </>
  );
}
