import { formatIndianNumber } from 'shared/format/rupees';
import { useSite } from 'shared/site';
import { ButtonLink } from 'shared/ui';
import { SAMPLE_PLAN } from '#home/sample-plan.ts';
import { messages } from '#messages.en.ts';

export function Planner() {
  const { home } = useSite();
  return (
    <section className="page section" aria-labelledby="planner">
      <div className="two two--narrow-first">
        <div className="stack">
          <h2 id="planner">{home.planner.title}</h2>
          <p className="quiet planner__text">{home.planner.text}</p>
          <ButtonLink to="/contactus" variant="secondary">
            {messages.learnMoreAboutPerson({
              visuallyHidden: (words) => <span className="visually-hidden">{words}</span>,
            })}
          </ButtonLink>
        </div>
        <div className="card">
          <SamplePlan />
        </div>
      </div>
    </section>
  );
}

function SamplePlan() {
  const totalInr = SAMPLE_PLAN.reduce((sum, { monthlyInr }) => sum + monthlyInr, 0);
  return (
    <table className="table plan-table">
      <caption>{messages.exampleOfPlan}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.planColumnGoal}</th>
          <th scope="col">{messages.planColumnYears}</th>
          <th scope="col">{messages.planColumnMonthly}</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE_PLAN.map(({ goal, years, monthlyInr }) => (
          <tr key={goal}>
            <th scope="row">{goal}</th>
            <td>{years}</td>
            <td>{formatIndianNumber(monthlyInr)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.planRowSum}</th>
          <td />
          <td>{formatIndianNumber(totalInr)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
