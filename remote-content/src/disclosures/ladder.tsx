import type { ReactNode } from 'react';
import { useSite } from 'shared/site';

const SCORES = 'https://scores.sebi.gov.in/';
const ODR = 'https://smartodr.in/';

interface Step {
  title: string;
  text: ReactNode;
}

/** Where to complain, in the order that SEBI sets: the next step is for when the one before did not help. */
export function Ladder() {
  const { grievanceOfficer } = useSite().legal;
  const steps: Step[] = [
    {
      title: 'Grievance officer',
      text: (
        <>
          Write to {grievanceOfficer.name} at <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>{' '}
          or call <a href={`tel:${grievanceOfficer.phone.replaceAll(' ', '')}`}>{grievanceOfficer.phone}</a>. You get an
          acknowledgement with a number, and an answer within 21 days.
        </>
      ),
    },
    {
      title: 'Fund house',
      text: 'For a scheme, a folio or a transaction, the investor service desk of the fund house is the next step. Its address is given in every account statement and factsheet.',
    },
    {
      title: 'SCORES',
      text: (
        <>
          SEBI’s complaint portal takes complaints about intermediaries and fund houses:{' '}
          <a href={SCORES} rel="noopener">
            scores.sebi.gov.in
          </a>
          .
        </>
      ),
    },
    {
      title: 'ODR',
      text: (
        <>
          If that does not settle it, online conciliation and arbitration are open to you at{' '}
          <a href={ODR} rel="noopener">
            smartodr.in
          </a>
          .
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
