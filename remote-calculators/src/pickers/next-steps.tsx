import { ButtonLink, RisingRule } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Below both large pickers: several goals at once, or a person to talk to. */
export function NextSteps() {
  return (
    <section className="page section" aria-label={messages.nextLabel}>
      <RisingRule />
      <div className="two">
        <div className="stack">
          <h2>{messages.nextPlanHeading}</h2>
          <p className="lead">{messages.nextPlanText}</p>
          <ButtonLink to="/planyourgoal">{messages.nextPlanAction}</ButtonLink>
        </div>
        <div className="stack">
          <h2>{messages.nextTalkHeading}</h2>
          <p className="lead">{messages.nextTalkText}</p>
          <ButtonLink to="/contactus?tab=appointment" variant="secondary">
            {messages.actionBook}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
