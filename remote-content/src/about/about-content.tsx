import '#about/about.css';
import { formatDate } from 'shared/format/date';
import { type SiteFacts, useSite } from 'shared/site';
import { Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface Props {
  entries: readonly {
    title: string;
    text: string;
  }[];
}

/** Names with what is to be said of each. */
function Entries({ entries }: Props) {
  return (
    <dl className="about__entries">
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

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
      </div>
      <ForWhom headings={Heading} />
      <section>
        <Heading>{messages.aboutHeadingServices}</Heading>
        <Entries entries={about.services.map(({ title, text }) => ({ title, text }))} />
      </section>
      {about.certificates !== undefined && about.certificates.length > 0 && (
        <section>
          <Heading>{messages.aboutHeadingCertificates}</Heading>
          <NamedPictures pictures={about.certificates.map(({ holder, ...shown }) => ({ ...shown, caption: holder }))} />
        </section>
      )}
      {about.partners !== undefined && about.partners.length > 0 && (
        <section>
          <Heading>{messages.aboutHeadingPartners}</Heading>
          <NamedPictures pictures={about.partners} />
        </section>
      )}
      <p className="caption">
        {messages.aboutFounded({
          founded: formatDate(firm.founded),
          city: firm.city,
          arn: firm.arn,
          nowrap: (words) => <span className="nowrap">{words}</span>,
        })}
      </p>
    </div>
  );
}

interface ForWhomProps {
  headings: 'h2' | 'h3';
}

/** Who may come, and what they may and may not expect of a distributor. */
function ForWhom({ headings: Heading }: ForWhomProps) {
  return (
    <>
      <section>
        <Heading>{messages.whoTheSiteIsFor}</Heading>
        <Entries
          entries={[
            { title: messages.aboutForPeople, text: messages.forPeopleOnTheirOwn },
            { title: messages.aboutForFamilies, text: messages.forFamilies },
            { title: messages.hufs, text: messages.forHufs },
            { title: messages.aboutForFirms, text: messages.forFirms },
            { title: messages.nris, text: messages.forNris },
          ]}
        />
      </section>
      <div className="two about__do">
        <section>
          <Heading>{messages.aboutHeadingDo}</Heading>
          <Points
            icon="check"
            points={[messages.workOutGoals, messages.showSchemes, messages.doThePaperwork, messages.lookOnceAYear]}
          />
        </section>
        <section>
          <Heading>{messages.aboutHeadingDoNot}</Heading>
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

interface NamedPicturesProps {
  pictures: readonly {
    name: string;
    caption?: string | undefined;
    link?: string | undefined;
    picture: NonNullable<SiteFacts['about']['partners']>[number]['picture'];
  }[];
}

/** Certificates, or the logos of partners: each picture with its name below. */
function NamedPictures({ pictures }: NamedPicturesProps) {
  return (
    <ul className="about__pictures">
      {pictures.map(({ name, caption, link, picture }) => (
        <li key={name}>
          <img src={`/media/${picture.file}`} alt={picture.alt} width="160" height="96" loading="lazy" />
          {link === undefined ? name : <a href={link}>{name}</a>}
          {caption !== undefined && <span className="caption">{caption}</span>}
        </li>
      ))}
    </ul>
  );
}
