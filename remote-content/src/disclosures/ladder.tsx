import type { ReactNode } from 'react';
import { shownPhone } from 'shared/format/phone-text';
import { useSite } from 'shared/site';
import { messages } from '#disclosures/messages.en.ts';

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
      title: messages.grievanceOfficer,
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
      title: messages.fundHouse,
      text: messages.investorServiceDesk,
    },
    {
      title: messages.scores,
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
      title: messages.odr,
      text: (
        <>
          {messages.ifThatDoesNotSettleIt({
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
