import { formatDate } from 'shared/format/date';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { ButtonLink } from 'shared/ui';
import { GrowthCharts } from '#growth/growth-chart.tsx';
import { messages } from '#home/messages.en.ts';

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
        <ButtonLink to="/comingsoon?for=invest">{messages.invest}</ButtonLink>
        <ButtonLink to="/contactus" variant="secondary">
          {messages.bookAnAppointment}
        </ButtonLink>
      </div>
      <dl className="facts">
        <div>
          <dt>{messages.registered}</dt>
          <dd>
            {messages.amfiRegisteredMutualFund({
              arn: firm.arn,
              nowrap: (words) => <span className="nowrap">{words}</span>,
            })}
          </dd>
        </div>
        <div>
          <dt>{messages.since}</dt>
          <dd>{messages.sinceIn({ day: formatDate(firm.founded), city: firm.city })}</dd>
        </div>
        <div>
          <dt>{messages.open}</dt>
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
          {messages.exampleOfSip}
        </h2>
        <p className="figure figure--hero">
          {messages.totalValue({ paise: (words) => <span className="paise">{words}</span> })}
        </p>
      </div>
      <GrowthCharts />
      <dl>
        <div>
          <dt>
            <span className="key key--invested" />
            {messages.investedAmount}
          </dt>
          <dd>{messages.investedInr}</dd>
        </div>
        <div>
          <dt>
            <span className="key" />
            {messages.estimatedReturns}
          </dt>
          <dd>{messages.returnsInr}</dd>
        </div>
      </dl>
      <p className="caption">
        {messages.exampleAssumption({ change: (words) => <Link to="/sipcalculator">{words}</Link> })}
      </p>
    </section>
  );
}
