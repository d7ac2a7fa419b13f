import { classNames } from 'shared/ui';
import { messages } from '#messages.en.ts';
import type { Answers } from '#profile/answers.ts';
import type { Question } from '#profile/questions.ts';

interface Props {
  question: Question;
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
}

/** One question as choice cards. A single choice can be taken back: nothing here is required. */
export function QuestionField({ question, answers, onAnswer }: Props) {
  const { name, legend, hint, options, kind } = question;
  const given = kind === 'many' ? answers[question.name] : [answers[question.name]];
  const hintId = hint === undefined ? undefined : `${name}-hint`;

  function choose(value: string, chosen: boolean) {
    if (question.kind === 'one') return onAnswer({ [question.name]: value });
    const others = answers[question.name].filter((other) => other !== value);
    onAnswer({ [question.name]: chosen ? [...others, value] : others });
  }

  return (
    <fieldset className="question" aria-describedby={hintId}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className={classNames('choice-grid', ...layout(options.length))}>
        {options.map(({ value, label }) => (
          <label key={value} className={classNames('choice-card', given.includes(value) && 'is-selected')}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={given.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {question.kind === 'one' && answers[question.name] !== '' && (
        <button
          type="button"
          className="text-button question__clear"
          onClick={() => onAnswer({ [question.name]: '' })}
          aria-label={messages.clearAnswerLegend({ legend })}
        >
          {messages.profileActionClear}
        </button>
      )}
    </fieldset>
  );
}

function layout(options: number): string[] {
  if (options === 2) return ['choice-grid--2', 'choice-grid--pair'];
  return [options === 4 ? 'choice-grid--4' : 'choice-grid--3'];
}
