/** What two amounts are of their sum, as a bar. It repeats figures beside it, so screen readers pass over it. */
export function Split({ shares }: { shares: readonly [string, string] | null }) {
  const [first, second] = (shares ?? ['0', '0']).map(Number) as [number, number];
  const sum = first + second;
  const percent = (part: number) => ({ width: `${sum > 0 ? (100 * part) / sum : 0}%` });
  return (
    <div className="split" aria-hidden="true">
      <i className="invested" style={percent(first)} />
      <i style={percent(second)} />
    </div>
  );
}
