import { useEffect, useRef } from 'react';
import type { Profile } from 'shared/contract/profile';
import { fieldId, RefusalNotice, useDraft, useForm } from 'shared/forms';
import { Button } from 'shared/ui';
import { useAge } from '#features/first-save/use-age.tsx';
import { messages } from '#features/profile-form/messages.en.ts';
import { ProfileAside } from '#features/profile-form/profile-aside.tsx';
import { QuestionField } from '#features/profile-form/question-field.tsx';
import { Review } from '#features/profile-form/review.tsx';
import { Stepper } from '#features/profile-form/stepper.tsx';
import { useSaveProfile } from '#features/profile-form/use-save-profile.ts';
import { useStep } from '#features/profile-form/use-step.ts';
import { Conflict } from '#forms/conflict.tsx';
import { differences } from '#profile/answer-text.ts';
import { type Answers, answersOf } from '#profile/answers.ts';
import { steps } from '#profile/questions.ts';

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
const titleOf = (step: number): string => steps[step]?.title ?? messages.checkAndSave;

export function ProfileForm({ draftKey, saved, asksAge, savedTo, onNewer }: Props) {
  const [answers, setAnswers, clear] = useDraft<Answers>(draftKey, answersOf(saved));
  const [step, go] = useStep(REVIEW);
  const heading = useRef<HTMLHeadingElement>(null);
  const age = useAge(asksAge);
  const { newer, dismiss, sending } = useSaveProfile({ savedTo, onSaved: clear, age });
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
        <Stepper titles={[...steps.map(({ title }) => title), messages.checkAndSave]} current={step} onGo={go} />
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
              title={messages.changedElsewhere}
              differences={differences(answers, answersOf(newer))}
              same={messages.bothHoldSameAnswers}
              keepMine={{
                label: messages.saveMyAnswers,
                onPress() {
                  const version = newer?.version ?? 0;
                  setAnswers({ version });
                  form.sendNow({ ...answers, version });
                },
              }}
              takeTheirs={{
                label: messages.useTheSavedAnswers,
                onPress() {
                  clear();
                  dismiss();
                  onNewer(newer);
                },
              }}
            />
          )}
          <RefusalNotice title={messages.failedToSaveData} refusal={form.refusal} />
          <div className="form-nav">
            {step > 0 ? (
              <Button variant="secondary" icon="chevron-left" onClick={() => go(step - 1)}>
                {messages.back}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" busy={form.busy}>
              {step < REVIEW ? messages.continueTo({ step: titleOf(step + 1).toLowerCase() }) : messages.saveProfile}
            </Button>
          </div>
        </form>
      </div>
      <ProfileAside step={step} answers={answers} onGo={go} />
    </div>
  );
}
