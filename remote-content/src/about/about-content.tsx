import { formatDate } from 'shared/format/date';
import { useSite } from 'shared/site';
import '#about/about.css';
import { messages } from '#about/messages.en.ts';

/** Story, services and leaders: the whole of the About page below its title, and the body of the home page's dialog. */
export function AboutContent({ headings: Heading }: { headings: 'h2' | 'h3' }) {
  const { about, firm } = useSite();
  return (
    <div className="about">
      <div className="about__story">
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="caption">
          {messages.founded({
            founded: formatDate(firm.founded),
            city: firm.city,
            arn: firm.arn,
            nowrap: (words) => <span className="nowrap">{words}</span>,
          })}
        </p>
      </div>
      <section>
        <Heading>{messages.services}</Heading>
        <Entries entries={about.services.map(({ title, text }) => ({ title, text }))} />
      </section>
      {about.leaders.length > 0 && (
        <section>
          <Heading>{messages.leaders}</Heading>
          <Entries entries={about.leaders.map(({ name, role, text }) => ({ title: name, role, text }))} />
        </section>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: { title: string; role?: string; text: string }[] }) {
  return (
    <dl className="about__entries">
      {entries.map(({ title, role, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          {role !== undefined && <dd className="caption">{role}</dd>}
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
