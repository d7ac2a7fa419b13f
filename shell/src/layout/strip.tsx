import { useSite } from 'shared/site';

/** The sentence that SEBI and AMFI ask for, word for word. */
export const MARKET_RISK =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully';

/** Who the firm is registered as, above everything. */
export function Strip() {
  const { firm } = useSite();
  return (
    <section className="strip" aria-label="Registration and risk warning">
      <div className="page">
        <p>
          <strong>AMFI-registered Mutual Fund Distributor</strong> · <span className="nowrap">{firm.arn}</span>
        </p>
        <p>{MARKET_RISK}</p>
      </div>
    </section>
  );
}
