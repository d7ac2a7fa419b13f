import { formatDate } from 'shared/format/date';
import { RestOfPage } from 'shared/rest-of-page';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { PageHead } from 'shared/ui';
import { Commissions } from '#disclosures/commissions.tsx';
import { Ladder } from '#disclosures/ladder.tsx';
import '#disclosures/disclosures.css';

export default function DisclosuresPage() {
  return (
    <div className="page">
      <PageHead
        title="Disclosures and grievances"
        lead="Who we are registered with, what we earn, what can go wrong with an investment, and what you can do when something goes wrong with us."
        crumbs={[{ label: 'Home', to: '/' }]}
      />
      <RestOfPage>
        <div className="prose disclosures">
          <h2 id="registration">Registration</h2>
          <Registration />
          <h2 id="commission">What we earn</h2>
          <p>
            You pay us nothing. When you invest in a regular plan through us, the fund house pays us a commission out of
            the scheme’s expenses, for as long as you hold it. The same scheme has a direct plan without commission and
            therefore with lower expenses, which you can buy from the fund house yourself. We receive no payment for a
            transaction, no entry fee from you, and no gift that depends on what you choose.
          </p>
          <Commissions />
          <h2 id="risk">Risk factors</h2>
          <Risks />
          <h2 id="grievances">If something goes wrong</h2>
          <p>One step at a time. Each step is free of charge for you unless arbitration is begun.</p>
          <Ladder />
          <p className="caption">
            What we do with your data is told in the <Link to="/privacy">Privacy Policy</Link>, what you may expect of
            this site in the <Link to="/terms">Terms of Use</Link>.
          </p>
        </div>
      </RestOfPage>
    </div>
  );
}

function Registration() {
  const { firm } = useSite();
  const { office } = firm;
  return (
    <dl className="disclosures__facts">
      <div>
        <dt>Name</dt>
        <dd>{firm.legalName}</dd>
      </div>
      <div>
        <dt>Registration</dt>
        <dd>
          AMFI-registered Mutual Fund Distributor, <span className="nowrap">{firm.arn}</span>, valid until{' '}
          {formatDate(firm.arnValidUntil)}
        </dd>
      </div>
      <div>
        <dt>CIN</dt>
        <dd>{firm.cin}</dd>
      </div>
      <div>
        <dt>Registered office</dt>
        <dd>
          {office.street}, {office.city} {office.postalCode}, {office.state}
        </dd>
      </div>
    </dl>
  );
}

function Risks() {
  return (
    <>
      <p>
        <strong>
          Mutual Fund investments are subject to market risks, read all scheme related documents carefully.
        </strong>
      </p>
      <ul>
        <li>The value of units rises and falls with the market. You may get back less than you put in.</li>
        <li>Past performance may or may not be sustained in the future.</li>
        <li>Neither the sponsor nor the fund house guarantees a return, and a scheme’s name promises none.</li>
        <li>Debt schemes carry the risk that a borrower does not pay, and lose value when interest rates rise.</li>
        <li>In rare times a scheme may suspend or limit redemptions, so that your money comes later than planned.</li>
        <li>Tax rules change. What is left after tax may differ from what a calculator shows.</li>
      </ul>
      <p>
        We are a distributor. What we say about a scheme goes with its distribution; it is not investment advice of a
        registered adviser. The calculators show sums under an assumed rate, not a forecast.
      </p>
    </>
  );
}
