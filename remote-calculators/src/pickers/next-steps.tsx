import { ButtonLink, RisingRule } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Below both large pickers: several goals at once, or a person to talk to. */
export function NextSteps() {
  return (
    <section className="page section" aria-label={messages.moreWaysToBegin}>
      <RisingRule />
      <div className="two">
        <div className="stack">
          <h2>{messages.moreThanOneGoal}</h2>
          <p className="lead">{messages.putThemOnOneMonthly}</p>
          <ButtonLink to="/planyourgoal">{messages.planYourGoalsTogether}</ButtonLink>
        </div>
        <div className="stack">
          <h2>{messages.notSureWhereToBegin}</h2>
          <p className="lead">{messages.mostPeopleStart}</p>
          <ButtonLink to="/contactus?tab=appointment" variant="secondary">
            {messages.bookAnAppointment}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
