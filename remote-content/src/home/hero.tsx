import { formatDate } from 'shared/format/date';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { ButtonLink } from 'shared/ui';
import { GrowthCharts } from '#growth/growth-chart.tsx';

export function Hero() {
  return (
    <div className="page hero">
      <Welcome />
      <Statement />
    </div>
  );
}

function Welcome() {
  const { firm, home, hours } = useSite();
  return (
    <div className="hero__text">
      <h1 tabIndex={-1}>{home.headline}</h1>
      {/* The stylesheet sets it above the headline; here it follows, so that the page's first heading is its h1. */}
      <h2 className="kicker hero__welcome">{home.welcome}</h2>
      <p className="lead">{home.lead}</p>
      <div className="button-row button-row--roomy">
        <ButtonLink to="/comingsoon?for=invest">Invest</ButtonLink>
        <ButtonLink to="/contactus" variant="secondary">
          Book an Appointment
        </ButtonLink>
      </div>
      <dl className="facts">
        <div>
          <dt>Registered</dt>
          <dd>
            AMFI-registered Mutual Fund Distributor, <span className="nowrap">{firm.arn}</span>
          </dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>
            {formatDate(firm.founded)}, {firm.city}
          </dd>
        </div>
        <div>
          <dt>Open</dt>
          <dd>{hours.text}</dd>
        </div>
      </dl>
    </div>
  );
}

function Statement() {
  return (
    <section className="statement" aria-labelledby="statement">
      <div className="statement__head">
        <h2 className="statement__title" id="statement">
          ₹5,000 a month for 10 years, at an assumed 12%
        </h2>
        <p className="figure figure--hero">
          ₹11,61,695<span className="paise">.38</span>
        </p>
      </div>
      <GrowthCharts />
      <dl>
        <div>
          <dt>
            <span className="key key--invested" />
            Invested amount
          </dt>
          <dd>₹6,00,000.00</dd>
        </div>
        <div>
          <dt>
            <span className="key" />
            Estimated returns
          </dt>
          <dd>₹5,61,695.38</dd>
        </div>
      </dl>
      <p className="caption">
        12% nominal, 12.68% effective, paid at the start of each month. An assumption, not a promise.{' '}
        <Link to="/sipcalculator">Change these numbers</Link>
      </p>
    </section>
  );
}
