import { AskBox } from 'shared/ask-box';
import { formatDate } from 'shared/format/date';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { ButtonLink, Icon, type IconName } from 'shared/ui';
import '#home/hero.css';
import { Climb } from '#home/climb.tsx';
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
      <AskBox />
      <div className="hero__actions">
        <div className="button-row button-row--roomy">
          <ButtonLink to="/planyourgoal">{messages.workOutMyPlan}</ButtonLink>
          <ButtonLink to="/contactus?tab=appointment" variant="secondary">
            {messages.bookAnAppointment}
          </ButtonLink>
        </div>
        <span className="hero__soon">
          <Link to="/comingsoon?for=invest">{messages.invest}</Link> <span className="tag">{messages.soon}</span>
        </span>
      </div>
      <ul className="facts">
        <Fact icon="shield">{messages.registeredAs({ arn: firm.arn })}</Fact>
        <Fact icon="pin">{messages.sinceIn({ day: formatDate(firm.founded), city: firm.city })}</Fact>
        <Fact icon="clock">{hours.text}</Fact>
      </ul>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
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
      <Climb />
      <div className="statement__foot">
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
      </div>
    </section>
  );
}
