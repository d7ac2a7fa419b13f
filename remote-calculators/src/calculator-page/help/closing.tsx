import { withPlan } from 'shared/plan-link';
import { ButtonLink } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** How every calculator ends: three ways on, each with the plan; '' while there is none. */
export function Closing({ plan }: { plan: string }) {
  const leadTo = (path: string) => ({
    to: withPlan(path, plan),
    variant: 'secondary' as const,
    'data-early': 'plan-link',
    // The form store may have written what was typed there.
    suppressHydrationWarning: true,
  });
  return (
    <section className="page section below-fold no-print" aria-labelledby="closing">
      <div className="closing card">
        <div>
          <h2 className="closing__head" id="closing">
            {messages.closingHeading}
          </h2>
          <p className="quiet">{messages.closingText}</p>
        </div>
        <div className="button-row button-row--roomy">
          <ButtonLink {...leadTo('/comingsoon?for=invest')}>{messages.closingInvest}</ButtonLink>
          <ButtonLink {...leadTo('/contactus?tab=appointment')} variant="primary">
            {messages.actionBook}
          </ButtonLink>
          <ButtonLink {...leadTo('/comingsoon?for=explore-funds')}>{messages.closingExplore}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
