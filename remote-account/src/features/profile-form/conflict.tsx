import { Button, Notice } from 'shared/ui';
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
    <Notice kind="warning" title="This profile was changed elsewhere meanwhile">
      {different.length === 0 ? (
        <p>Both hold the same answers.</p>
      ) : (
        <ul>
          {different.map(({ label, here, there }) => (
            <li key={label}>
              {label}: here {here}, saved there {there}
            </li>
          ))}
        </ul>
      )}
      <div className="button-row profile-form__conflict">
        <Button variant="secondary" onClick={onKeepMine}>
          Save my answers
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Use the saved answers
        </Button>
      </div>
    </Notice>
  );
}
