import { type MouseEvent, useEffect, useRef } from 'react';
import type { Profile } from 'shared/contract/profile';
import { fieldId, RefusalNotice, useDraft, useForm } from 'shared/forms';
import { Button, classNames } from 'shared/ui';
import { useAge } from '#features/first-save/use-age.tsx';
import { QuestionField } from '#features/profile-form/question-field.tsx';
import { useSaveProfile } from '#features/profile-form/use-save-profile.ts';
import { useStep } from '#features/profile-form/use-step.ts';
import { Conflict } from '#forms/conflict.tsx';
import { messages } from '#messages.en.ts';
import { answerText, differences } from '#profile/answer-text.ts';
import { type Answers, answersOf } from '#profile/answers.ts';
import { allQuestions, steps } from '#profile/questions.ts';

interface Props {
  draftKey: string;
  saved: Profile | null;
  /** The person has yet to say that they are 18 or older. */
  asksAge: boolean;
  savedTo: string;
  /** Takes over the profile that somebody else saved meanwhile. */
  onNewer: (profile: Profile | null) => void;
}

const REVIEW = steps.length;
const titleOf = (step: number): string => steps[step]?.title ?? messages.profileStepReview;

export function ProfileForm({ draftKey, saved, asksAge, savedTo, onNewer }: Props) {
  const draft = useDraft<Answers>(draftKey, answersOf(saved));
  const [answers, setAnswers, clear] = draft;
  const [step, go] = useStep(REVIEW);
  const heading = useRef<HTMLHeadingElement>(null);
  const age = useAge(asksAge);
  const { newer, dismiss, sending } = useSaveProfile({ savedTo, draft, age });
  const form = useForm({
    labels: {},
    values: [answers, setAnswers],
    check(now) {
      if (step < REVIEW) go(step + 1);
      else if (age.check()) return { data: now };
      else document.getElementById(fieldId('adult'))?.focus();
      return null;
    },
    ...sending,
  });

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  const questions = steps[step]?.questions;
  return (
    <div className="with-aside">
      <div>
        <Stepper titles={[...steps.map(({ title }) => title), messages.profileStepReview]} current={step} onGo={go} />
        <form {...form.props} className="card profile-form" aria-labelledby="profile-step">
          <h2 id="profile-step" ref={heading} tabIndex={-1}>
            {titleOf(step)}
          </h2>
          {questions?.map((question) => (
            <QuestionField key={question.name} question={question} answers={answers} onAnswer={setAnswers} />
          ))}
          {questions === undefined && <Review answers={answers} onGo={go} />}
          {questions === undefined && age.box}
          {newer !== undefined && (
            <Conflict
              title={messages.profileFormChangedElsewhere}
              differences={differences(answers, answersOf(newer))}
              same={messages.bothHoldSameAnswers}
              keepMine={{
                label: messages.conflictSaveAnswers,
                onPress() {
                  const version = newer?.version ?? 0;
                  setAnswers({ version });
                  form.sendNow({ ...answers, version });
                },
              }}
              takeTheirs={{
                label: messages.conflictUseAnswers,
                onPress() {
                  clear();
                  dismiss();
                  onNewer(newer);
                },
              }}
            />
          )}
          <RefusalNotice title={messages.savedFailed} refusal={form.refusal} />
          <div className="form-nav">
            {step > 0 ? (
              <Button variant="secondary" icon="chevron-left" onClick={() => go(step - 1)}>
                {messages.actionBack}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" busy={form.busy} onClick={oncePressed}>
              {step < REVIEW
                ? messages.actionContinue({ step: titleOf(step + 1).toLowerCase() })
                : messages.profileActionSave}
            </Button>
          </div>
        </form>
      </div>
      <ProfileAside step={step} answers={answers} onGo={go} />
    </div>
  );
}

/** The second press of a double click would go past the questions that the first one has just brought. */
function oncePressed(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Beside the questions: why they are asked, and what was answered in the other steps. */
function ProfileAside({ step, answers, onGo }: { step: number; answers: Answers; onGo: (step: number) => void }) {
  const why = steps[step]?.why ?? messages.profileReviewWhy;
  const here = steps[step]?.questions ?? allQuestions;
  const soFar = allQuestions.flatMap((question) => {
    const text = here.includes(question) ? undefined : answerText(question, answers);
    return text === undefined ? [] : [{ question, text }];
  });
  return (
    <div className="aside aside--sticky">
      <section className="card" aria-labelledby="why-we-ask">
        <h2 id="why-we-ask" className="aside__title">
          {steps[step] === undefined ? messages.profileHeadingSave : messages.profileHeadingWhy}
        </h2>
        <p className="quiet">{why}</p>
      </section>
      <p className="caption">{messages.profileKeptNote}</p>
      {soFar.length > 0 && (
        <section className="card" aria-labelledby="so-far">
          <h2 id="so-far" className="aside__title">
            {messages.profileHeadingSoFar}
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
            {messages.profileActionSee}
          </button>
        </section>
      )}
    </div>
  );
}

interface StepperProps {
  titles: readonly string[];
  current: number;
  onGo: (step: number) => void;
}

/** The rising rule as steps, each a little higher than the last. Every step can be reached from every other. */
function Stepper({ titles, current, onGo }: StepperProps) {
  return (
    <ol className="stepper" aria-label={messages.profileStepsLabel}>
      {titles.map((title, step) => (
        <li
          key={title}
          className={classNames(step < current && 'is-done', step === current && 'is-current')}
          {...(step === current ? { 'aria-current': 'step' } : {})}
        >
          {step === current ? (
            <>
              <span>{messages.profileStepCount({ step: step + 1, count: titles.length })}</span>
              <b>{title}</b>
            </>
          ) : (
            <button type="button" onClick={() => onGo(step)}>
              <span>{step + 1}</span>
              <b>{title}</b>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** All answers before they are saved, step by step, each step one tap away. */
function Review({ answers, onGo }: { answers: Answers; onGo: (step: number) => void }) {
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
              {messages.actionChange}
            </button>
          </div>
          <dl className="identity identity--wide">
            {questions.map((question) => (
              <div key={question.name}>
                <dt>{question.short}</dt>
                <dd>{answerText(question, answers) ?? <span className="quiet">{messages.profileAnswerNone}</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
