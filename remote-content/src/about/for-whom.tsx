import { Icon } from 'shared/ui';
import { Entries } from '#about/entries.tsx';
import { messages } from '#about/messages.en.ts';

interface Props {
  headings: 'h2' | 'h3';
}

/** Who may come, and what they may and may not expect of a distributor. */
export function ForWhom({ headings: Heading }: Props) {
  return (
    <>
      <section>
        <Heading>{messages.whoTheSiteIsFor}</Heading>
        <Entries
          entries={[
            { title: messages.peopleOnTheirOwn, text: messages.forPeopleOnTheirOwn },
            { title: messages.families, text: messages.forFamilies },
            { title: messages.hufs, text: messages.forHufs },
            { title: messages.firms, text: messages.forFirms },
            { title: messages.nris, text: messages.forNris },
          ]}
        />
      </section>
      <div className="two about__do">
        <section>
          <Heading>{messages.whatWeDo}</Heading>
          <Points
            icon="check"
            points={[messages.workOutGoals, messages.showSchemes, messages.doThePaperwork, messages.lookOnceAYear]}
          />
        </section>
        <section>
          <Heading>{messages.whatWeDoNotDo}</Heading>
          <Points
            icon="close"
            points={[
              messages.noInvestmentAdvice,
              messages.noPromises,
              messages.noMoneyInHand,
              messages.noTradesAlone,
              messages.noTaxReturns,
            ]}
          />
        </section>
      </div>
    </>
  );
}

function Points({ icon, points }: { icon: 'check' | 'close'; points: readonly string[] }) {
  return (
    <ul className="about__points">
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
