import { formatIndianNumber } from 'shared/format/rupees';
import { useSite } from 'shared/site';
import { messages } from '#disclosures/messages.en.ts';

/** What fund houses pay the firm, as `site.json` states it; without figures, how to get them. */
export function Commissions() {
  const { legal, sample } = useSite();
  const figures = sample ? 'sample' : 'real';
  if (legal.commissions.length === 0) {
    return <p>{messages.weGiveYouRate}</p>;
  }
  return (
    <table className="table disclosures__table">
      <caption>{messages.commissions({ figures })}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.schemes}</th>
          <th scope="col">{messages.from}</th>
          <th scope="col">{messages.to}</th>
        </tr>
      </thead>
      <tbody>
        {legal.commissions.map(({ category, fromPct, toPct }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{messages.percent({ rate: formatIndianNumber(fromPct, 2) })}</td>
            <td>{messages.percent({ rate: formatIndianNumber(toPct, 2) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
