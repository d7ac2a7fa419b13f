import { useSite } from 'shared/site';
import { messages } from '#layout/messages.en.ts';

/** Whom to turn to, in order: each step stands a little higher than the one before. */
export function GrievanceLadder() {
  const { grievanceOfficer } = useSite().legal;
  return (
    <div className="ladder-block">
      <h2>{messages.ifSomethingGoesWrong}</h2>
      <ol className="ladder">
        <li>
          <b>{messages.stepOfficer}</b>
          {messages.officer({
            name: grievanceOfficer.name,
            email: grievanceOfficer.email,
            link: (words) => <a href={`mailto:${grievanceOfficer.email}`}>{words}</a>,
          })}
        </li>
        <li>
          <b>{messages.stepFundHouse}</b>
          {messages.investorDesk}
        </li>
        <li>
          <b>{messages.stepScores}</b>
          <a href="https://scores.sebi.gov.in">{messages.sebiPortal}</a>
        </li>
        <li>
          <b>{messages.stepOdr}</b>
          <a href="https://smartodr.in">{messages.onlineDisputeResolution}</a>
        </li>
      </ol>
    </div>
  );
}
