import { classNames, Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { lengthStep } from '#outcome/length-step.ts';

/** What the form store has read out once typing or dragging has paused, and never in between. */
export function Announcement({ text }: { text: string }) {
  return (
    <p
      className="visually-hidden"
      role="status"
      aria-live="polite"
      aria-atomic="true"
      data-early="spoken"
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}

interface ResultBarProps {
  label: string;
  /** '' while there is no figure. */
  text: string;
  /** The part of the page that it leads to, and what that is called; left out, the years. */
  to?: `#${string}`;
  button?: string;
  /** Whether the page's chart is of another figure, and does not stand beside this one. */
  bare?: boolean;
}

/**
 * Keeps the result in sight on small screens while the fields above are being filled: in the bar at the window's end,
 * whose right end is the contact link's. The whole of it is one link: a figure too long for a phone scrolls within it,
 * and a tap on the figure leads on as well. The chart in small stands beside the figure, where there is room for it.
 */
export function ResultBar({ label, text, to = '#years', button = messages.barAction, bare }: ResultBarProps) {
  return (
    <aside
      className={classNames('result-bar window-bar no-print', bare && 'result-bar--bare')}
      aria-label={messages.barLabel}
    >
      <a href={to}>
        <dl data-early="bar">
          <div>
            <dt suppressHydrationWarning>{label}</dt>
            <dd suppressHydrationWarning data-long={lengthStep(text)}>
              {text || '–'}
            </dd>
          </div>
        </dl>
        <span className="button button--secondary">
          <Icon name="bars" />
          {button}
        </span>
      </a>
    </aside>
  );
}
