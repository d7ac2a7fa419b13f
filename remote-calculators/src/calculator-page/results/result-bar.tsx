import { formatRupees } from 'shared/format/rupees';
import { Icon } from 'shared/ui';

/**
 * Keeps the result in sight on small screens while the fields above are being filled: in the dock at the window's end,
 * beside the contact link and the way to the top.
 */
export function ResultBar({ label, amount }: { label: string; amount: string | null }) {
  return (
    <aside className="result-bar no-print" aria-label="Result at a glance">
      <div className="page">
        <dl data-early="bar">
          <dt suppressHydrationWarning>{label}</dt>
          <dd suppressHydrationWarning>{amount === null ? '–' : formatRupees(amount)}</dd>
        </dl>
        <a className="button button--secondary" href="#years">
          <Icon name="bars" />
          <span>See years</span>
        </a>
      </div>
    </aside>
  );
}
