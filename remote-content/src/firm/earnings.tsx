import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import '#firm/firm.css';
import { onOneLakh } from '#firm/on-one-lakh.ts';
import { range } from '#firm/range.ts';
import { messages } from '#messages.en.ts';

/**
 * What the firm earns a year on ₹1 lakh held, a bar from least to most for each kind of scheme, all on one scale.
 *
 * @param title another one where the page has a section of this name
 */
export function Earnings({ title = messages.headingCommission }: { title?: string }) {
  const { legal, sample } = useSite();
  const figures = sample ? 'sample' : 'real';
  const mostPct = Math.max(...legal.commissions.map(({ toPct }) => toPct));
  if (legal.commissions.length === 0 || mostPct === 0) return null;
  return (
    <section aria-labelledby="earnings">
      <h2 className="small" id="earnings">
        {title}
      </h2>
      <p className="caption">{messages.onOneLakhHeld({ figures })}</p>
      <ul className="earnings">
        {legal.commissions.map(({ category, fromPct, toPct }) => (
          <li key={category}>
            <span>{category}</span> <b className="nowrap">{range(fromPct, toPct, onOneLakh)}</b>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" />
              <rect
                x={(fromPct / mostPct) * 100}
                // One kind of scheme may have a single rate, which is a mark and not nothing.
                width={Math.max(1, ((toPct - fromPct) / mostPct) * 100)}
                height="6"
              />
            </svg>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/disclosures#commission">{messages.firmHowWeArePaid}</Link>
      </p>
    </section>
  );
}
