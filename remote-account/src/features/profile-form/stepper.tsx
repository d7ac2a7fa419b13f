import { classNames } from 'shared/ui';
import { messages } from '#features/profile-form/messages.en.ts';

interface Props {
  titles: readonly string[];
  current: number;
  onGo: (step: number) => void;
}

/** The rising rule as steps, each a little higher than the last. Every step can be reached from every other. */
export function Stepper({ titles, current, onGo }: Props) {
  return (
    <ol className="stepper" aria-label={messages.steps}>
      {titles.map((title, step) => (
        <li
          key={title}
          className={classNames(step < current && 'is-done', step === current && 'is-current')}
          {...(step === current ? { 'aria-current': 'step' } : {})}
        >
          {step === current ? (
            <>
              <span>{messages.stepOf({ step: step + 1, count: titles.length })}</span>
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
