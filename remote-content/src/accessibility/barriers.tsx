import { shownPhone } from 'shared/format/phone-text';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { messages } from '#accessibility/messages.en.ts';

const SCORES = 'https://scores.sebi.gov.in/';

/** Whom to tell of a barrier, how soon one hears, and where to go when that did not help. */
export function Barriers() {
  const { legal, hours } = useSite();
  const { name, email, phone } = legal.grievanceOfficer;
  return (
    <>
      <h2 id="barriers">{messages.ifSomethingStands}</h2>
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
      <h2>{messages.ifWeDoNotHelp}</h2>
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
