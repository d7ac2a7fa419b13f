import { formatIndianNumber } from 'shared/format/rupees';
import { useSite } from 'shared/site';

/** What fund houses pay the firm, as `site.json` states it; without figures, how to get them. */
export function Commissions() {
  const { legal, sample } = useSite();
  if (legal.commissions.length === 0) {
    return (
      <p>
        We give you the rate of every scheme that we suggest, and of its alternatives, in writing before you decide.
      </p>
    );
  }
  return (
    <table className="table disclosures__table">
      <caption>
        Yearly commission, as a share of the value that you hold
        {sample ? '. Sample figures, of no real fund house' : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">Schemes</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {legal.commissions.map(({ category, fromPct, toPct }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{formatIndianNumber(fromPct, 2)}%</td>
            <td>{formatIndianNumber(toPct, 2)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
