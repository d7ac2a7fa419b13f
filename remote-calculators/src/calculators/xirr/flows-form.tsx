import { useRef, useState } from 'react';
import { readWritten } from 'shared/format/written-figure';
import { Field } from 'shared/forms';
import { Button, toast } from 'shared/ui';
import { messages } from '#calculators/xirr/messages.en.ts';
import { QuestionField } from '#calculators/xirr/question-field.tsx';
import { type FlowsReading, readFlows } from '#calculators/xirr/read-flows.ts';
import { readText } from '#calculators/xirr/read-text.ts';
import type { Answers } from '#calculators/xirr/statement/entry.ts';

/** A file of 2,000 rows is a tenth of this. */
const MOST_BYTES = 1_000_000;

interface FlowsFormProps {
  text: string;
  onText: (text: string) => void;
  /** What is wrong with the rows, in one text. */
  problem: string | undefined;
  reading: FlowsReading;
  answers: Answers;
  onAnswer: (answer: Answers) => void;
}

/** A text with one more row at its end. */
const withRow = (text: string, row: string) => (text.trim() === '' ? row : `${text.trimEnd()}\n${row}`);

/** Dated amounts as one text: typed, pasted, added row by row, or from a file. Nothing that was typed is ever dropped. */
export function FlowsForm({ text, onText, problem, reading, answers, onAnswer }: FlowsFormProps) {
  return (
    <form
      className="card calc__form no-print needs-script stack"
      aria-label={messages.yourNumbers}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        as="textarea"
        name="flows"
        label={messages.datesAndAmounts}
        hint={messages.oneRowEach}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ target }) => onText(target.value)}
      />
      {reading.asked?.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          answer={answers[question.key]}
          onAnswer={(value) => onAnswer({ [question.key]: value })}
        />
      ))}
      {reading.flows.length > 0 && <p className="caption">{readText(reading).join(' ')}</p>}
      <AddRow onRow={(row) => onText(withRow(text, row))} />
      <FromFile onText={onText} />
      <Button variant="quiet" icon="trash" onClick={() => onText('')}>
        {messages.clearAll}
      </Button>
      <p className="caption">{messages.staysInThisBrowser}</p>
    </form>
  );
}

/** One row of three fields, for who has no sheet to paste from. */
function AddRow({ onRow }: { onRow: (row: string) => void }) {
  const [{ date, amount, way }, setRow] = useState({ date: '', amount: '', way: '-' });
  const [missing, setMissing] = useState(false);
  const change = (part: Partial<{ date: string; amount: string; way: string }>) =>
    setRow((before) => ({ ...before, ...part }));
  const add = () => {
    // Alone in its field, "1.25 Cr" is crore.
    const written = readWritten(amount);
    const digits = written.state === 'figure' ? written.plain.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : amount;
    const row = `${date}\t${way}${digits}`;
    const isRow = readFlows(row).flows.length === 1;
    setMissing(!isRow);
    if (!isRow) return;
    onRow(row);
    change({ amount: '' });
  };
  return (
    <fieldset className="xirr__row">
      <legend>{messages.addARow}</legend>
      <Field
        name="date"
        type="date"
        label={messages.date}
        value={date}
        onChange={({ target }) => change({ date: target.value })}
        error={missing ? messages.enterADateAnd : undefined}
      />
      <Field
        name="amount"
        label={messages.amount}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <Field
        as="select"
        name="way"
        label={messages.paidOrReceived}
        value={way}
        onChange={({ target }) => change({ way: target.value })}
      >
        <option value="-">{messages.paidIn}</option>
        <option value="+">{messages.received}</option>
      </Field>
      <Button type="submit" variant="secondary" icon="plus" onClick={add}>
        {messages.add}
      </Button>
    </fieldset>
  );
}

/** Reads a file into the rows, in their place. */
function FromFile({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      if (file.size > MOST_BYTES) throw new RangeError('too large');
      // Below an empty row, a file of this page tells what it was made from.
      const [rows = ''] = (await file.text()).split(/\r?\n\r?\n(?=Calculator,)/);
      onText(rows.replace(/^\uFEFF/, '').trimEnd());
    } catch {
      toast(messages.theFileCouldNot, 'error');
    }
    if (input.current) input.current.value = '';
  };
  return (
    <Field
      ref={input}
      name="file"
      type="file"
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      label={messages.openACsvFile}
      onChange={({ target }) => open(target.files?.[0])}
    />
  );
}
