import '#disclosures/disclosures.css';
import type { ReactNode } from 'react';
import { formatDate } from 'shared/format/date';
import { shownPhone } from 'shared/format/phone-text';
import { RestOfPage } from 'shared/rest-of-page';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { PageHead } from 'shared/ui';
import { TableOfContents } from '#blogs/table-of-contents.tsx';
import { Earnings } from '#firm/earnings.tsx';
import { LookItUp } from '#firm/look-it-up.tsx';
import { onOneLakh, shareText } from '#firm/on-one-lakh.ts';
import { range } from '#firm/range.ts';
import { messages } from '#messages.en.ts';

const SECTIONS = [
  { id: 'registration', title: messages.disclosuresHeadingRegistration },
  { id: 'commission', title: messages.headingCommission },
  { id: 'risk', title: messages.disclosuresHeadingRisk },
  { id: 'grievances', title: messages.disclosuresHeadingGrievance },
];

export default function DisclosuresPage() {
  return (
    <div className="page">
      <PageHead
        title={messages.disclosuresTitle}
        lead={
          <p className="lead">
            {messages.whoWeAreRegistered({ earned: (words) => <a href="#commission">{words}</a> })}
          </p>
        }
        crumbs={[{ label: messages.crumbHome, to: '/' }]}
      />
      <RestOfPage>
        <div className="with-firm">
          <div className="prose disclosures">
            <h2 id="registration">{messages.disclosuresHeadingRegistration}</h2>
            <Registration />
            <h2 id="commission">{messages.headingCommission}</h2>
            <p>{messages.howWeArePaid}</p>
            <Commissions />
            <h2 id="risk">{messages.disclosuresHeadingRisk}</h2>
            <Risks />
            <h2 id="grievances">{messages.disclosuresHeadingGrievance}</h2>
            <p>{messages.oneStepAtTime}</p>
            <Ladder />
            <p className="caption">
              {messages.disclosuresWhatWeDo({
                privacy: (words) => <Link to="/privacy">{words}</Link>,
                terms: (words) => <Link to="/terms">{words}</Link>,
                accessibility: (words) => <Link to="/accessibility">{words}</Link>,
              })}
            </p>
          </div>
          <div className="with-firm__aside">
            <div className="aside aside--sticky">
              <TableOfContents sections={SECTIONS} />
              <div className="card">
                <Earnings title={messages.commissionTableTitle} />
              </div>
            </div>
          </div>
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
        <dt>{messages.fieldName}</dt>
        <dd>{firm.legalName}</dd>
      </div>
      <div>
        <dt>{messages.disclosuresHeadingRegistration}</dt>
        <dd>
          {messages.registeredAs({
            arn: firm.arn,
            nowrap: (words) => <span className="nowrap">{words}</span>,
            arnValidUntil: formatDate(firm.arnValidUntil),
          })}{' '}
          <LookItUp />
        </dd>
      </div>
      <div>
        <dt>{messages.factCin}</dt>
        <dd>{firm.cin}</dd>
      </div>
      <div>
        <dt>{messages.factOffice}</dt>
        <dd>
          {messages.officeAddress({
            street: office.street,
            city: office.city,
            postalCode: office.postalCode,
            state: office.state,
          })}
        </dd>
      </div>
    </dl>
  );
}

function Risks() {
  return (
    <>
      <p>
        <strong>{messages.riskMarket}</strong>
      </p>
      <ul>
        <li>{messages.valueOfUnitsRises}</li>
        <li>{messages.riskPast}</li>
        <li>{messages.neitherSponsorNorFund}</li>
        <li>{messages.debtSchemesCarryRisk}</li>
        <li>{messages.inRareTimesScheme}</li>
        <li>{messages.riskTax}</li>
      </ul>
      <p>{messages.riskDistributor}</p>
    </>
  );
}

const SCORES = 'https://scores.sebi.gov.in/';
const ODR = 'https://smartodr.in/';

interface Step {
  title: string;
  text: ReactNode;
}

/** Where to complain, in the order that SEBI sets: the next step is for when the one before did not help. */
function Ladder() {
  const { grievanceOfficer } = useSite().legal;
  const steps: Step[] = [
    {
      title: messages.grievanceStepOfficer,
      text: (
        <>
          {messages.writeToOfficer({
            name: grievanceOfficer.name,
            email: grievanceOfficer.email,
            link: (words) => <a href={`mailto:${grievanceOfficer.email}`}>{words}</a>,
            phone: shownPhone(grievanceOfficer.phone),
            call: (words) => <a href={`tel:${grievanceOfficer.phone.replaceAll(' ', '')}`}>{words}</a>,
          })}
        </>
      ),
    },
    {
      title: messages.grievanceStepFundHouse,
      text: messages.investorServiceDesk,
    },
    {
      title: messages.grievanceStepScores,
      text: (
        <>
          {messages.complaintPortal({
            link: (words) => (
              <a href={SCORES} rel="noopener">
                {words}
              </a>
            ),
          })}
        </>
      ),
    },
    {
      title: messages.grievanceStepOdr,
      text: (
        <>
          {messages.grievanceOdrNote({
            link: (words) => (
              <a href={ODR} rel="noopener">
                {words}
              </a>
            ),
          })}
        </>
      ),
    },
  ];
  return (
    <ol className="grievance">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** What fund houses pay the firm, as `site.json` states it, and what that is in rupees; without figures, how to get them. */
function Commissions() {
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
          <th scope="col">{messages.commissionColumnSchemes}</th>
          <th scope="col">{messages.commissionColumnShare}</th>
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
