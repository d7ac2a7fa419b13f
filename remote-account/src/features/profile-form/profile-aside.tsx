import { messages } from '#features/profile-form/messages.en.ts';
import { answerText } from '#profile/answer-text.ts';
import type { Answers } from '#profile/answers.ts';
import { allQuestions, steps } from '#profile/questions.ts';

/** Beside the questions: why they are asked, and what was answered in the other steps. */
export function ProfileAside({
  step,
  answers,
  onGo,
}: {
  step: number;
  answers: Answers;
  onGo: (step: number) => void;
}) {
  const why = steps[step]?.why ?? messages.checkYourAnswersOnce;
  const here = steps[step]?.questions ?? allQuestions;
  const soFar = allQuestions.flatMap((question) => {
    const text = here.includes(question) ? undefined : answerText(question, answers);
    return text === undefined ? [] : [{ question, text }];
  });
  return (
    <div className="aside aside--sticky">
      <section className="card" aria-labelledby="why-we-ask">
        <h2 id="why-we-ask" className="aside__title">
          {steps[step] === undefined ? messages.beforeYouSave : messages.whyWeAsk}
        </h2>
        <p className="quiet">{why}</p>
      </section>
      <p className="caption">{messages.yourAnswersAreKept}</p>
      {soFar.length > 0 && (
        <section className="card" aria-labelledby="so-far">
          <h2 id="so-far" className="aside__title">
            {messages.soFar}
          </h2>
          <dl className="identity identity--split">
            {soFar.map(({ question, text }) => (
              <div key={question.name}>
                <dt>{question.short}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="text-button" onClick={() => onGo(steps.length)}>
            {messages.seeAllAnswers}
          </button>
        </section>
      )}
    </div>
  );
}
