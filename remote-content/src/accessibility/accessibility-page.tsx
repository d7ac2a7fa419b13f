import '#accessibility/accessibility.css';
import { formatDate } from 'shared/format/date';
import { shownPhone } from 'shared/format/phone-text';
import { RestOfPage } from 'shared/rest-of-page';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** The day on which the statement was last held against the site, and the day by which it is to be done again. */
const REVIEWED = { last: '2026-11-25', next: '2027-11-25' };

/** What the site promises to people with disabilities, in the form that SEBI's circular of 31 July 2025 asks for. */
export default function AccessibilityPage() {
  const { firm } = useSite();
  return (
    <div className="page">
      <PageHead
        title={messages.accessibilityTitle}
        lead={messages.forEverybody}
        crumbs={[{ label: messages.crumbHome, to: '/' }]}
        kicker={firm.name}
      />
      <RestOfPage>
        <div className="prose accessibility">
          <h2>{messages.accessibilityHeadingFacts}</h2>
          <AtAGlance />
          <h2>{messages.accessibilityHeadingAim}</h2>
          <p>{messages.theLaw}</p>
          <p>{messages.wholeSite}</p>
          <h2>{messages.accessibilityHeadingTested}</h2>
          <p>{messages.testedBefore}</p>
          <ul>
            <li>{messages.testedByAxe}</li>
            <li>{messages.testedByKeyboard}</li>
            <li>{messages.testedLarge}</li>
            <li>{messages.testedLooks}</li>
            <li>{messages.testedPlain}</li>
            <li>{messages.testedWords}</li>
            <li>{messages.noPuzzles}</li>
          </ul>
          <h2>{messages.whatWeKnow}</h2>
          <ul>
            <li>{messages.noDailyUsers}</li>
            <li>{messages.narrowBars}</li>
            <li>{messages.fromOthers}</li>
            <li>{messages.noRecordings}</li>
            <li>{messages.kycElsewhere}</li>
          </ul>
          <Barriers />
        </div>
      </RestOfPage>
    </div>
  );
}

function AtAGlance() {
  const facts = [
    [messages.accessibilityFactTarget, messages.targetStandards],
    [messages.accessibilityFactStatus, messages.accessibilityStatusPartly],
    [messages.accessibilityFactAudit, messages.noAuditYet],
    [messages.accessibilityFactReviewed, formatDate(REVIEWED.last)],
    [messages.accessibilityFactNextReview, messages.bySomeDay({ day: formatDate(REVIEWED.next) })],
  ];
  return (
    <dl className="accessibility__facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const SCORES = 'https://scores.sebi.gov.in/';

/** Whom to tell of a barrier, how soon one hears, and where to go when that did not help. */
function Barriers() {
  const { legal, hours } = useSite();
  const { name, email, phone } = legal.grievanceOfficer;
  return (
    <>
      <h2 id="barriers">{messages.accessibilityHeadingBarrier}</h2>
      <p>
        {messages.whoToTell({
          name,
          email,
          mail: (words) => <a href={`mailto:${email}`}>{words}</a>,
          phone: shownPhone(phone),
          call: (words) => (
            <a className="nowrap" href={`tel:${phone.replaceAll(' ', '')}`}>
              {words}
            </a>
          ),
          hours: hours.text,
          form: (words) => <Link to="/contactus">{words}</Link>,
        })}
      </p>
      <p>{messages.whatToSay}</p>
      <p>
        <strong>{messages.howSoon}</strong>
      </p>
      <p>{messages.untilThen}</p>
      <h2>{messages.accessibilityHeadingEscalate}</h2>
      <p>
        {messages.nextSteps({
          link: (words) => (
            <a href={SCORES} rel="noopener">
              {words}
            </a>
          ),
          disclosures: (words) => <Link to="/disclosures#grievances">{words}</Link>,
        })}
      </p>
    </>
  );
}
