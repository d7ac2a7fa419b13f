import { withPlan } from 'shared/plan-link';
import { ButtonLink } from 'shared/ui';
import { messages } from '#calculator-page/help/messages.en.ts';

/** How every calculator ends: three ways on, each with the plan; '' while there is none. */
export function Closing({ plan }: { plan: string }) {
  return (
    <section className="page section below-fold no-print" aria-labelledby="closing">
      <div className="closing card">
        <div>
          <h2 className="closing__head" id="closing">
            {messages.whenYouAreReady}
          </h2>
          <p className="quiet">{messages.aMinuteAppointmentWithUs}</p>
        </div>
        <div className="button-row button-row--roomy">
          <ButtonLink to={withPlan('/comingsoon?for=invest', plan)} variant="secondary">
            {messages.invest}
          </ButtonLink>
          <ButtonLink to={withPlan('/contactus?tab=appointment', plan)} variant="secondary">
            {messages.bookAnAppointment}
          </ButtonLink>
          <ButtonLink to={withPlan('/comingsoon?for=explore-funds', plan)} variant="secondary">
            {messages.exploreFunds}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
