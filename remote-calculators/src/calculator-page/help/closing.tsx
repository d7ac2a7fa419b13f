import { ButtonLink } from 'shared/ui';
import { messages } from '#calculator-page/help/messages.en.ts';

/** How every calculator ends: three ways on. */
export function Closing() {
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
          <ButtonLink to="/comingsoon?for=invest">{messages.invest}</ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            {messages.bookAnAppointment}
          </ButtonLink>
          <ButtonLink to="/comingsoon?for=explore-funds" variant="secondary">
            {messages.exploreFunds}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
