import { Icon } from 'shared/ui';
import { messages } from '#calculator-page/results/messages.en.ts';
import { lengthStep } from '#outcome/length-step.ts';

/**
 * Keeps the result in sight on small screens while the fields above are being filled: in the dock at the window's end,
 * beside the contact link and the way to the top. The whole of it is one link: a figure too long for a phone scrolls
 * within it, and a tap on the figure leads on as well.
 */
export function ResultBar({ label, text }: { label: string; text: string }) {
  return (
    <aside className="result-bar no-print" aria-label={messages.resultAtAGlance}>
      <a className="page" href="#years">
        <dl data-early="bar">
          <dt suppressHydrationWarning>{label}</dt>
          <dd suppressHydrationWarning data-long={lengthStep(text)}>
            {text || '–'}
          </dd>
        </dl>
        <span className="button button--secondary">
          <Icon name="bars" />
          {messages.seeYears}
        </span>
      </a>
    </aside>
  );
}
