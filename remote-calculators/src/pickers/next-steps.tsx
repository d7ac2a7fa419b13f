import { ButtonLink, RisingRule } from 'shared/ui';

/** Below both large pickers: several goals at once, or a person to talk to. */
export function NextSteps() {
  return (
    <section className="page section" aria-label="More ways to begin">
      <RisingRule />
      <div className="two">
        <div className="stack">
          <h2>More than one goal?</h2>
          <p className="lead">
            Put them on one monthly budget. You see which years are over the budget, and what would help.
          </p>
          <ButtonLink to="/planyourgoal">Plan your goals together</ButtonLink>
        </div>
        <div className="stack">
          <h2>Not sure where to begin?</h2>
          <p className="lead">
            Most people start with the goal that has the nearest date, as its money has the least time to grow.
          </p>
          <ButtonLink to="/contactus" variant="secondary">
            Book an appointment
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
