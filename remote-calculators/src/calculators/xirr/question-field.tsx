import { messages } from '#calculators/xirr/messages.en.ts';
import { questionName } from '#calculators/xirr/sent-flows.ts';
import type { Question } from '#calculators/xirr/statement/entry.ts';

interface Props {
  question: Question;
  answer: string | undefined;
  onAnswer: (value: string) => void;
}

/** What the rows leave open, as radio buttons. It stays once it is answered, so that the answer can be changed. */
export function QuestionField({ question, answer, onAnswer }: Props) {
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
