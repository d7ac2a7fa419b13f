import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Icon } from 'shared/ui';
import { WithoutScript } from '#calculator-page/fields/more-fields.tsx';
import { messages } from '#calculators/xirr/messages.en.ts';
import type { FlowsReading } from '#calculators/xirr/read-flows.ts';
import { questionName } from '#calculators/xirr/read-flows.ts';
import { emptyRow, MOST_ROWS, type Row, rowsOf, textOf, withoutEmptyRows } from '#calculators/xirr/rows.ts';
import { RowsList } from '#calculators/xirr/rows-list.tsx';
import type { Answers, Question } from '#calculators/xirr/statement/entry.ts';
import { PlainText, TextField } from '#calculators/xirr/text-field.tsx';
import { type Exact, exact, ZERO } from '#engine/exact.ts';
import { inr } from '#figures/inr.ts';

/** What was read and by which columns, a sentence each; none where nothing was. */
export function readText({ flows, columns = [], passedOver = 0 }: FlowsReading): readonly string[] {
  if (flows.length === 0) return [];
  const amounts = flows.map(({ amount }) => exact(amount));
  const [paid, received] = [amounts.filter((amount) => amount < ZERO), amounts.filter((amount) => amount >= ZERO)];
  const sum = (of: readonly Exact[]) => inr(of.reduce((all, amount) => all + (amount < ZERO ? -amount : amount), ZERO));
  return [
    messages.readRows({
      paid: paid.length,
      paidSum: sum(paid),
      received: received.length,
      receivedSum: sum(received),
    }),
    ...(columns.length > 0 ? [messages.readByColumns({ columns: columns.join(', ') })] : []),
    ...(passedOver > 0 ? [messages.passedOver({ rows: passedOver })] : []),
  ];
}

interface FlowsFormProps {
  /** What owns the rows: see `textOf`. */
  text: string;
  /** Changes the newest text, which is read by the newest answers; the same one at each render. */
  onText: (change: (now: string, answers: Answers) => string) => void;
  /** What is wrong with the rows, in one text. */
  problem: string | undefined;
  reading: FlowsReading;
  answers: Answers;
  onAnswer: (answer: Answers) => void;
}

/** Dated amounts as rows of fields, or all of them as one text: for many, and for what cannot be read yet. */
export function FlowsForm({ text, onText, problem, reading, answers, onAnswer }: FlowsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isText, setIsText] = useState(false);
  /** The text that was cleared last; '' for none. */
  const [cleared, setCleared] = useState('');
  const found = rowsOf(text, answers);
  const rows = found !== null && found.length <= MOST_ROWS ? found : null;
  // Once it is there it stays until it is left: what is typed there must not become rows under the keys.
  if (rows === null && !isText) setIsText(true);
  const changeRows = useCallback(
    (change: (now: readonly Row[]) => readonly Row[]) =>
      onText((now, given) => {
        const before = rowsOf(now, given);
        return before === null ? now : textOf(change(before));
      }),
    [onText],
  );
  const isRows = rows !== null && !isText;
  /** Draws what an act changes, and puts the focus where the next thing is done. */
  const actThenFocus = (act: () => void, selector: string) => {
    flushSync(act);
    [...(form.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus();
  };
  const addRow = () =>
    actThenFocus(() => changeRows((now) => (now.length < MOST_ROWS ? [...now, emptyRow] : now)), '[data-part="date"]');
  const showText = () =>
    actThenFocus(() => {
      setIsText(true);
      onText(withoutEmptyRows);
    }, 'textarea');
  const isEmpty = withoutEmptyRows(text) === '';
  const clear = () => {
    if (!isEmpty) setCleared(text);
    onText(() => '');
  };
  const restore = () =>
    actThenFocus(() => {
      onText(() => cleared);
      setCleared('');
    }, '.xirr__ways button');
  const showRows = () => actThenFocus(() => setIsText(false), '.xirr__ways button:first-child');
  return (
    <form
      ref={form}
      method="get"
      className="card calc__form no-print stack"
      aria-label={messages.fieldsLabel}
      // By the button, or by Enter in a field.
      onSubmit={(event) => {
        event.preventDefault();
        if (isRows) addRow();
      }}
    >
      {isRows ? (
        <>
          <RowsList rows={rows} problems={reading.problems} onRows={changeRows} />
          <noscript>
            <PlainText defaultValue={text} />
          </noscript>
        </>
      ) : (
        <TextField text={text} onText={(next) => onText(() => next)} problem={problem} />
      )}
      {isRows && problem !== undefined && reading.problems.length === 0 && (
        <p className="field__error">
          <Icon name="warning" />
          {problem}
        </p>
      )}
      {reading.asked?.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          answer={answers[question.key]}
          onAnswer={(value) => onAnswer({ [question.key]: value })}
        />
      ))}
      {!isRows && reading.flows.length > 0 && <p className="caption">{readText(reading).join(' ')}</p>}
      {!isRows && reading.flows.length > MOST_ROWS && (
        <p className="caption">{messages.editedAsText({ most: MOST_ROWS })}</p>
      )}
      {isRows && rows.length === MOST_ROWS && <p className="caption">{messages.mostRowsHere({ most: MOST_ROWS })}</p>}
      <div className="xirr__ways needs-script">
        {isRows && rows.length < MOST_ROWS && (
          <Button type="submit" variant="secondary" icon="plus">
            {messages.actionAddRow}
          </Button>
        )}
        {isRows && (
          <Button variant="secondary" icon="copy" onClick={showText}>
            {messages.actionPaste}
          </Button>
        )}
        {isText && rows !== null && (
          <Button variant="secondary" icon="edit" onClick={showRows}>
            {messages.actionRows}
          </Button>
        )}
        <Button variant="quiet" icon="trash" onClick={clear}>
          {messages.actionClear}
        </Button>
      </div>
      <div className="needs-script">
        <div role="status">
          {isEmpty && cleared !== '' && (
            <p className="xirr__cleared">
              {messages.allCleared}
              <Button variant="quiet" onClick={restore}>
                {messages.actionUndo}
              </Button>
            </p>
          )}
        </div>
        <p className="caption">{messages.staysInThisBrowser}</p>
      </div>
      <WithoutScript>
        <p className="caption">{messages.withoutScript}</p>
      </WithoutScript>
    </form>
  );
}

interface Props {
  question: Question;
  answer: string | undefined;
  onAnswer: (value: string) => void;
}

/** What the rows leave open, as radio buttons. It stays once it is answered, so that the answer can be changed. */
function QuestionField({ question, answer, onAnswer }: Props) {
  return (
    <fieldset className="xirr__question">
      <legend>{legendOf(question)}</legend>
      {question.options.map((option) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            name={questionName(question.kind)}
            value={option.value}
            checked={answer === option.value}
            onChange={() => onAnswer(option.value)}
          />
          <span>{labelOf(question, option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function legendOf({ kind, example }: Question): string {
  if (kind === 'amount') return messages.whichAmount;
  if (kind === 'order') return messages.whichOrder({ example });
  if (kind === 'unit') return messages.whichUnit({ example });
  return kind === 'mark' ? messages.whichMark({ example }) : messages.whichSign({ example });
}

function labelOf({ kind }: Question, { value, name, first = '' }: Question['options'][number]): string {
  if (kind === 'amount')
    return name === undefined ? messages.columnWithoutName({ first }) : messages.columnOf({ name, first });
  if (kind === 'order') return messages.orderChoice({ order: value });
  if (kind === 'unit') return messages.unitChoice({ unit: value });
  return kind === 'mark' ? messages.markChoice({ side: value }) : messages.signChoice({ side: value });
}
