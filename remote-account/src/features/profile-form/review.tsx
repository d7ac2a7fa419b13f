import { messages } from '#features/profile-form/messages.en.ts';
import { answerText } from '#profile/answer-text.ts';
import type { Answers } from '#profile/answers.ts';
import { steps } from '#profile/questions.ts';

/** All answers before they are saved, step by step, each step one tap away. */
export function Review({ answers, onGo }: { answers: Answers; onGo: (step: number) => void }) {
  return (
    <div className="review">
      {steps.map(({ title, questions }, step) => (
        <section key={title} aria-labelledby={`review-${step}`}>
          <div className="card__head">
            <h3 id={`review-${step}`}>{title}</h3>
            <button
              type="button"
              className="text-button"
              onClick={() => onGo(step)}
              aria-label={messages.changeTitle({ title })}
            >
              {messages.change}
            </button>
          </div>
          <dl className="identity identity--wide">
            {questions.map((question) => (
              <div key={question.name}>
                <dt>{question.short}</dt>
                <dd>{answerText(question, answers) ?? <span className="quiet">{messages.leftOut}</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
