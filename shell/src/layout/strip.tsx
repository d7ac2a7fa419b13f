import { useSite } from 'shared/site';
import { messages } from '#layout/messages.en.ts';

/** Said in the footer as well. */
export const MARKET_RISK = messages.marketRisk;

/** Who the firm is registered as, above everything. */
export function Strip() {
  const { firm } = useSite();
  return (
    <section className="strip" aria-label={messages.registrationAndRiskWarning}>
      <div className="page">
        <p>
          {messages.distributorOf({
            arn: firm.arn,
            strong: (words) => <strong>{words}</strong>,
            nowrap: (words) => <span className="nowrap">{words}</span>,
          })}
        </p>
        <p>{MARKET_RISK}</p>
      </div>
    </section>
  );
}
