import { useSite } from 'shared/site';

/** Whom to turn to, in order: each step stands a little higher than the one before. */
export function GrievanceLadder() {
  const { grievanceOfficer } = useSite().legal;
  return (
    <div className="ladder-block">
      <h2>If something goes wrong, one step at a time</h2>
      <ol className="ladder">
        <li>
          <b>1. Grievance officer</b>
          {grievanceOfficer.name}, <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>
        </li>
        <li>
          <b>2. Fund house</b>
          The investor desk of the scheme.
        </li>
        <li>
          <b>3. SCORES</b>
          <a href="https://scores.sebi.gov.in">SEBI’s complaint portal</a>
        </li>
        <li>
          <b>4. ODR</b>
          <a href="https://smartodr.in">Online dispute resolution</a>
        </li>
      </ol>
    </div>
  );
}
