import { ButtonLink } from 'shared/ui';

/** How every calculator ends: three ways on. */
export function Closing() {
  return (
    <section className="page section below-fold no-print" aria-labelledby="closing">
      <div className="closing card">
        <div>
          <h2 className="closing__head" id="closing">
            When you are ready
          </h2>
          <p className="quiet">A 30-minute appointment with us is free, and you need not invest.</p>
        </div>
        <div className="button-row button-row--roomy">
          <ButtonLink to="/comingsoon?for=invest">Invest</ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            Book an appointment
          </ButtonLink>
          <ButtonLink to="/comingsoon?for=explore-funds" variant="secondary">
            Explore funds
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
