import { Button, Notice } from 'shared/ui';
import { messages } from '#features/profile-form/messages.en.ts';
import { answerText } from '#profile/answer-text.ts';
import type { Answers } from '#profile/answers.ts';
import { allQuestions } from '#profile/questions.ts';

interface Props {
  mine: Answers;
  theirs: Answers;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The profile was saved elsewhere after this form had loaded it: the visitor decides, nothing is lost unseen. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const different = allQuestions.flatMap((question) => {
    const [here, there] = [answerText(question, mine), answerText(question, theirs)];
    return here === there ? [] : [{ label: question.short, here: here ?? 'left out', there: there ?? 'left out' }];
  });
  return (
    <Notice kind="warning" title={messages.changedElsewhere}>
      {different.length === 0 ? (
        <p>{messages.bothHoldSameAnswers}</p>
      ) : (
        <ul>
          {different.map(({ label, here, there }) => (
            <li key={label}>{messages.hereAndThere({ label, here, there })}</li>
          ))}
        </ul>
      )}
      <div className="button-row profile-form__conflict">
        <Button variant="secondary" onClick={onKeepMine}>
          {messages.saveMyAnswers}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {messages.useTheSavedAnswers}
        </Button>
      </div>
    </Notice>
  );
}
