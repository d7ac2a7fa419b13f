import { useEffect } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { Icon } from 'shared/ui';

/**
 * Keeps the result in sight on small screens while the fields above are being filled. What floats on other pages (the
 * contact link, the way to the top) gets a place of its own in it, so that it never lies over a field.
 */
export function ResultBar({ label, amount }: { label: string; amount: string | null }) {
  useEffect(() => {
    // A class that comes late has the browser style the whole page anew.
    if (CSS.supports('selector(:has(*))')) return;
    document.body.classList.add('has-result-bar');
    return () => document.body.classList.remove('has-result-bar');
  }, []);
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
