import { type ChangeEvent, memo, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatIndianNumber } from 'shared/format/rupees';
import { amountInWords } from 'shared/format/words';
import { Button, classNames, Icon } from 'shared/ui';
import { FigureInput } from '#calculator-page/fields/figure-input.tsx';
import { messages } from '#calculators/xirr/messages.en.ts';
import { amountOf, dayOf, dayText, type Row } from '#calculators/xirr/rows.ts';
import type { Problem } from '#calculators/xirr/statement/entry.ts';

interface RowsListProps {
  rows: readonly Row[];
  problems: readonly Problem[];
  /** The same one at each render: a row is drawn anew only where something of it changes. */
  onRows: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** Dated amounts, a row of fields each. */
export function RowsList({ rows, problems, onRows }: RowsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const edit = useCallback(
    (at: number, part: Partial<Row>) =>
      onRows((now) => now.map((one, index) => (index === at - 1 ? { ...one, ...part } : one))),
    [onRows],
  );
  const remove = useCallback(
    (at: number) => {
      flushSync(() => onRows((now) => now.filter((_, index) => index !== at - 1)));
      const others = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
      others[Math.min(at, others.length) - 1]?.focus();
    },
    [onRows],
  );
  return (
    <div ref={list} className="xirr__rows needs-script">
      <div className="xirr__row xirr__names caption" aria-hidden="true">
        <span>{messages.columnDate}</span>
        <span>{messages.paidOrReceived}</span>
        <span>{messages.columnAmount}</span>
      </div>
      {rows.map((row, at) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place, and hold nothing of their own
          key={at}
          {...row}
          at={at + 1}
          problem={problems.find((one) => one.row === at + 1)?.what}
          onRow={edit}
          onRemove={remove}
        />
      ))}
    </div>
  );
}

/** From a lakh on digits are miscounted: the amount stands below in words. */
const IN_WORDS_FROM = 100_000;
const RUPEE = '₹';

interface RowFieldsProps extends Row {
  /** Counted from 1. */
  at: number;
  /** What cannot be read in it. */
  problem: Problem['what'] | undefined;
  onRow: (at: number, part: Partial<Row>) => void;
  onRemove: (at: number) => void;
}

const isDigits = (amount: string) => /^\d+(\.\d+)?$/.test(amount);

/** One dated amount: its day, its side, and what it comes to. A field keeps what was typed until it is left. */
const RowFields = memo(function RowFields({ date, way, amount, at, problem, onRow, onRemove }: RowFieldsProps) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<Row>>({});
  const words = isDigits(amount) && Number(amount) >= IN_WORDS_FROM ? amountInWords(amount) : '';
  const isWrong = { date: problem === 'date', amount: problem !== undefined && problem !== 'date' };
  const wrong = (is: boolean) => is && { 'aria-invalid': true as const };
  // What is handed over from before the page was alive stands in a field that nobody is in: it is written out at once.
  const keep = (part: Partial<Row>) => setTyped(document.activeElement?.id.startsWith(id) ? part : {});
  const typeDate = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keep({ date: target.value });
    onRow(at, { date: dayOf(target.value) });
  };
  const typeAmount = (text: string) => {
    keep({ amount: text });
    onRow(at, { amount: amountOf(text) });
  };
  return (
    <fieldset className="xirr__row" onBlur={() => setTyped({})}>
      <legend className="visually-hidden">{messages.rowName({ row: at })}</legend>
      <input
        className="input"
        id={`${id}-date`}
        data-part="date"
        aria-label={messages.dateOfRow({ row: at })}
        aria-describedby={`${id}-note`}
        {...wrong(isWrong.date)}
        autoComplete="off"
        spellCheck={false}
        placeholder={dayText('2025-01-01')}
        value={typed.date ?? dayText(date)}
        onChange={typeDate}
      />
      <div className="select">
        <select
          className="input"
          data-part="way"
          aria-label={messages.wayOfRow({ row: at })}
          autoComplete="off"
          value={way}
          onChange={({ target }) => onRow(at, { way: target.value === 'paid' ? 'paid' : 'received' })}
        >
          <option value="paid">{messages.kindPaid}</option>
          <option value="received">{messages.kindReceived}</option>
        </select>
        <Icon name="chevron-down" />
      </div>
      <div className={classNames('affixed', isWrong.amount && 'is-invalid')}>
        <span aria-hidden="true">{RUPEE}</span>
        <FigureInput
          id={`${id}-amount`}
          data-part="amount"
          aria-label={messages.amountOfRow({ row: at })}
          aria-describedby={`${id}-note`}
          {...wrong(isWrong.amount)}
          inputMode="decimal"
          placeholder="5,000"
          grouped
          text={typed.amount ?? (isDigits(amount) ? formatIndianNumber(amount) : amount)}
          onText={typeAmount}
        />
      </div>
      <Button
        variant="quiet"
        icon="trash"
        data-part="remove"
        aria-label={messages.actionRemoveRow({ row: at })}
        onClick={() => onRemove(at)}
      />
      {problem === undefined ? (
        <p className="quantity__words" id={`${id}-note`} hidden={words === ''}>
          {words}
        </p>
      ) : (
        <p className="field__error" id={`${id}-note`}>
          <Icon name="warning" />
          {messages.rowNeeds({ row: at, what: problem })}
        </p>
      )}
    </fieldset>
  );
});
