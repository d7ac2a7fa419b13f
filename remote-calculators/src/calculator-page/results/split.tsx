import { widthsOf } from '#outcome/shares.ts';

/** What two amounts are of their sum, as a bar. It repeats figures beside it, so screen readers pass over it. */
export function Split({ shares }: { shares: readonly [string, string] | null }) {
  const [first, second] = widthsOf(shares);
  return (
    <div className="split" aria-hidden="true" data-early="split">
      <i className="invested" style={{ width: first }} />
      <i style={{ width: second }} />
    </div>
  );
}
