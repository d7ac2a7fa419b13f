import { AutoComplete, InputNumber, Select } from 'shared/antd';
import { WEIGHTS } from 'shared/contract/plan';
import { fieldId } from 'shared/forms';
import { Button, Icon } from 'shared/ui';
import { plainAmount, typedAmount } from '#features/plan-entry/amount-text.ts';
import type { EntryRow } from '#plan/entry.ts';

const weights = WEIGHTS.map((value) => ({ value, label: value }));

const contains = (typed: string, option?: { value?: unknown }): boolean =>
  String(option?.value).toLowerCase().includes(typed.trim().toLowerCase());

interface Props {
  row: EntryRow;
  /** Categories that nobody in this horizon has taken yet. */
  suggestions: { value: string }[];
  /** Where the row stands, for names that are read out. */
  place: string;
  nameOf: (field: 'category' | 'amount' | 'weight') => string;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Partial<EntryRow>) => void;
  onRemove: () => void;
}

/** Category, amount and weight of one row, each named for assistive technology; the errors stand under the row. */
export function EntryRowFields({ row, suggestions, place, nameOf, errors, onChange, onRemove }: Props) {
  const problems = (['category', 'amount', 'weight'] as const).flatMap((field) => errors[nameOf(field)] ?? []);
  const problemId = `${fieldId(nameOf('category'))}-error`;
  const control = (field: 'category' | 'amount' | 'weight', label: string) => ({
    id: fieldId(nameOf(field)),
    name: nameOf(field),
    'aria-label': `${place}: ${label}`,
    ...(errors[nameOf(field)] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId }),
  });

  return (
    <div className="entry-row">
      <AutoComplete<string>
        {...control('category', 'category')}
        className="entry-row__category"
        placeholder="Category"
        status={errors[nameOf('category')] === undefined ? '' : 'error'}
        options={suggestions}
        showSearch={{ filterOption: contains }}
        value={row.category}
        onChange={(category) => onChange({ category: category.slice(0, 80) })}
      />
      <Button variant="quiet" icon="trash" aria-label={`Remove ${place}`} onClick={onRemove} />
      <InputNumber<string>
        {...control('amount', 'amount in rupees')}
        className="entry-row__amount"
        prefix="₹"
        placeholder="Amount"
        inputMode="decimal"
        autoComplete="off"
        controls={false}
        stringMode
        status={errors[nameOf('amount')] === undefined ? '' : 'error'}
        formatter={typedAmount}
        parser={plainAmount}
        value={row.amount === '' ? null : row.amount}
        onChange={(amount) => onChange({ amount: amount ?? '' })}
      />
      <Select<string>
        {...control('weight', 'weight')}
        className="entry-row__weight"
        placeholder="Weight"
        allowClear={{ clearIcon: <Icon name="close" /> }}
        suffixIcon={<Icon name="chevron-down" />}
        status={errors[nameOf('weight')] === undefined ? '' : 'error'}
        options={weights}
        value={row.weight === '' ? null : row.weight}
        onChange={(weight: string | undefined) => onChange({ weight: weight ?? '' })}
      />
      {problems.length > 0 && (
        <p className="field__error entry-row__error" id={problemId}>
          <Icon name="warning" />
          {problems.join(' ')}
        </p>
      )}
    </div>
  );
}
