import { formatDate } from 'shared/format/date';
import { useSite } from 'shared/site';
import '#about/about.css';
import { Entries } from '#about/entries.tsx';
import { ForWhom } from '#about/for-whom.tsx';
import { messages } from '#about/messages.en.ts';
import { NamedPictures } from '#about/named-pictures.tsx';

interface AboutContentProps {
  headings: 'h2' | 'h3';
  /** Paragraphs of the story that stand elsewhere in the page already. */
  from?: number;
}

/** Story, for whom and services: the text of the About page, and what home's dialog begins with. */
export function AboutContent({ headings: Heading, from = 0 }: AboutContentProps) {
  const { about, firm } = useSite();
  return (
    <div className="about">
      <div className="about__story">
        {about.story.slice(from).map((paragraph) => (
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
      <ForWhom headings={Heading} />
      <section>
        <Heading>{messages.services}</Heading>
        <Entries entries={about.services.map(({ title, text }) => ({ title, text }))} />
      </section>
      {about.certificates !== undefined && about.certificates.length > 0 && (
        <section>
          <Heading>{messages.certificates}</Heading>
          <NamedPictures pictures={about.certificates.map(({ holder, ...shown }) => ({ ...shown, caption: holder }))} />
        </section>
      )}
      {about.partners !== undefined && about.partners.length > 0 && (
        <section>
          <Heading>{messages.partners}</Heading>
          <NamedPictures pictures={about.partners} />
        </section>
      )}
    </div>
  );
}
