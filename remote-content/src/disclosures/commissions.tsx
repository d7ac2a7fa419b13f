import { useSite } from 'shared/site';
import { messages } from '#disclosures/messages.en.ts';
import { onOneLakh, shareText } from '#firm/on-one-lakh.ts';
import { range } from '#firm/range.ts';

/** What fund houses pay the firm, as `site.json` states it, and what that is in rupees; without figures, how to get them. */
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
          <th scope="col">{messages.share}</th>
          <th scope="col">{messages.onOneLakh}</th>
        </tr>
      </thead>
      <tbody>
        {legal.commissions.map(({ category, fromPct, toPct }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{range(fromPct, toPct, (pct) => messages.percent({ rate: shareText(pct) }))}</td>
            <td>{range(fromPct, toPct, onOneLakh)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
