import '#home/hero.css';
import '#home/climb.css';
import '#growth/drawing.css';
import { AskBox } from 'shared/ask-box';
import { formatDate, monthNames } from 'shared/format/date';
import { dayInIndia } from 'shared/format/india-time';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { ButtonLink, Icon, type IconName, useHydrated } from 'shared/ui';
import { stepPath } from '#growth/step-path.ts';
import { INVESTED_INR, VALUES_INR } from '#growth/ten-years.ts';
import { messages } from '#messages.en.ts';

/** Where the drawing's staircase stands: `base` is the y of zero. The family's places follow from it. */
const STAIRS = { left: 66, step: 54, base: 318, top: 110 };

/** A person drawn around the point between the feet. */
interface Standing {
  x: number;
  y: number;
}

const at = ({ x, y }: Standing, scale: number) => `translate(${x} ${y.toFixed(1)}) scale(${scale})`;

function Mother(place: Standing) {
  return (
    <g transform={at(place, 1)}>
      <path className="i-red" d="M-10-78Q-17-58-16-40L-24 0H22L15-40Q17-60 10-78Z" />
      <path className="i-sand" d="M10-79Q2-80-2-78L-17-44-15-34Q8-48 13-62ZM-12-76-20-30-14-14-9-50Z" />
      <path className="i-arm i-skin" d="M11-74Q24-62 29-52" />
      <path className="i-skin" d="M-3-88h7v11q-4 4-7 0zM12.500-97a11.500 11.500 0 1 1-23 0a11.500 11.500 0 1 1 23 0" />
      <path className="i-hair" d="M-11-95Q-13-111 2-111 14-110 13-98 6-99 1-105-4-98-6-90-19-86-19-96-17-102-11-101Z" />
    </g>
  );
}

function Daughter(place: Standing) {
  return (
    <g transform={at(place, 0.88)}>
      <path className="i-arm i-skin" d="M-6-18V-2M6-18V-2M-8-42Q-16-50-19-58M8-42Q16-34 17-26" />
      <path className="i-blue" d="M-8-46-15-14H15L8-46Z" />
      <path className="i-skin" d="M10-56a10 10 0 1 1-20 0a10 10 0 1 1 20 0" />
      <path
        className="i-hair"
        d="M-11-54Q-11-68 1-68 12-67 10-56 4-62-4-61ZM-9-60-14-58-16-46-11-47-9-55ZM9-60 14-58 16-46 11-47 9-55Z"
      />
    </g>
  );
}

function Father(place: Standing) {
  return (
    <g transform={at(place, 0.96)}>
      <path className="i-white" d="M-11-30-9 0H-1L1-28 4 0H12L12-30Z" />
      <path className="i-hair" d="M-12 0h12v-4h-10zM3 0h13q-2-4-6-4H3z" />
      <path className="i-arm i-skin i-brown" d="M11-74Q24-70 32-92" />
      <path className="i-blue" d="M-11-80Q-17-70-16-22H16Q18-68 11-80Q0-84-11-80Z" />
      <path className="i-arm i-skin i-brown" d="M-12-76Q-20-60-17-42" />
      <path
        className="i-skin i-brown"
        d="M-4-90h8v11q-4 4-8 0zM11.500-98a11.500 11.500 0 1 1-23 0a11.500 11.500 0 1 1 23 0"
      />
      <path className="i-hair" d="M-12-96Q-14-112 1-112 14-111 12-99 7-104-3-103-8-102-9-94Z" />
    </g>
  );
}

/** A house and a palm behind them, in the colour of a chart's grid. */
function Street() {
  return (
    <>
      <path className="i-house" d="M96 318v-84h36v-20q18-32 36 0v20h36v-36h44v36h30v84z" />
      <path
        className="i-palm"
        d="M36 318Q45 260 38 204M38 204Q8 190-4 218M38 204Q20 174-2 186M38 204Q54 170 78 188M38 204Q68 192 82 222"
      />
    </>
  );
}

/** The staircase of these year-end values, closed along its foot. */
function stairs(values: readonly number[], highest: number): string {
  const { step, base, top } = STAIRS;
  return `${stepPath(values, { width: step * values.length, base, top, highest })}V${base}Z`;
}

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
          <ButtonLink to="/planyourgoal">{messages.heroActionPlan}</ButtonLink>
          <ButtonLink to="/contactus?tab=appointment" variant="secondary">
            {messages.actionBook}
          </ButtonLink>
        </div>
        <span className="hero__soon">
          <Link to="/comingsoon?for=invest">{messages.partInvest}</Link>{' '}
          <span className="tag">{messages.heroBadgeSoon}</span>
        </span>
      </div>
      <ul className="facts">
        <Fact icon="shield">{messages.homeRegisteredAs({ arn: firm.arn })}</Fact>
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
              {messages.heroTermInvested}
            </dt>
            <dd>{messages.investedInr}</dd>
          </div>
          <div>
            <dt>
              <span className="key" />
              {messages.heroTermReturns}
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

const HIGHEST = VALUES_INR[9];
const { left, step, base, top } = STAIRS;
const YEARS = VALUES_INR.length;

/** The middle of a year's step, and the height of its value. */
const middle = (year: number) => left + step * (year - 0.5);
const heightAt = (year: number) => base - ((VALUES_INR[year - 1] ?? 0) / HIGHEST) * (base - top);

/**
 * The ten year-end values as a staircase, with a family on its way up and a flag at its end. A document is kept for
 * days, so only the browser says which years they are: in texts of
 * their own, since one that changes its width would count as a shift.
 */
function Climb() {
  const today = useHydrated() ? dayInIndia(new Date()).split('-').map(Number) : null;
  const [thisYear = 0, month = 1] = today ?? [];
  const yearName = (year: number) => (today === null ? messages.nthYear({ year }) : `${thisYear + year}`);
  const pole = middle(YEARS) - 14;
  return (
    <svg className="chart climb" viewBox="0 0 640 348" role="img" aria-label={messages.climb} data-picture="">
      <Street />
      <g transform={`translate(${left})`}>
        <path className="gains" d={stairs(VALUES_INR, HIGHEST)} />
        <path className="invested" d={stairs(INVESTED_INR, HIGHEST)} />
      </g>
      <path className="base" d={`M0 ${base}H640`} />
      {[1, 4, 7, YEARS].map((year) => (
        <text
          key={yearName(year)}
          className={year === 4 || year === 7 ? 'wide-only' : undefined}
          x={middle(year)}
          y="341"
        >
          {yearName(year)}
        </text>
      ))}
      <Mother x={204} y={heightAt(3)} />
      <Daughter x={246} y={heightAt(4)} />
      <Father x={412} y={heightAt(7)} />
      <path className="pole" d={`M${pole} ${top}V34`} />
      <path className="mark" d={`M${pole} 34h46l-12 14 12 14h-46z`} />
      <text className="strong end" x={pole - 12} y="50">
        {messages.heroChartGoal}
      </text>
      <text key={thisYear} className="end" x={pole - 12} y="83">
        {today === null ? messages.inTenYears : `${monthNames[month - 1]} ${thisYear + YEARS}`}
      </text>
      <text className="strong wide-only" x={middle(YEARS)} y="272">
        {messages.heroChartPaid}
      </text>
      <text className="grown wide-only" x={middle(YEARS)} y="166">
        {messages.heroChartGrown}
      </text>
    </svg>
  );
}
