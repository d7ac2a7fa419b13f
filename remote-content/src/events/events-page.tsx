import { RestOfPage } from 'shared/rest-of-page';
import { type SiteFacts, useSite } from 'shared/site';
import { ButtonLink, PageHead, RisingRule } from 'shared/ui';
import { ShareButtons } from '#blogs/share-buttons.tsx';
import { messages } from '#events/messages.en.ts';
import { NextWebinars } from '#events/next-webinars.tsx';
import { TopBlogs } from '#events/top-blogs.tsx';

export default function EventsPage() {
  const { firm, podcasts, expertReviews } = useSite();
  return (
    <>
      <div className="page">
        <PageHead
          title={messages.eYourself}
          lead={messages.educateYourselfWebinarsWhen}
          crumbs={[{ label: messages.home, to: '/' }]}
        />
      </div>
      <RestOfPage>
        <div className="page">
          <section className="events__webinars" aria-labelledby="webinars">
            <h2 id="webinars">{messages.upcomingWebinars}</h2>
            <NextWebinars headings="h3" />
          </section>
          <section className="section" aria-labelledby="share">
            <h2 id="share">{messages.shareThisPage}</h2>
            <div className="button-row events__share">
              <ShareButtons title={messages.eYourselfAtFirm({ firm: firm.name })} />
              <InstagramLink />
            </div>
          </section>
        </div>
        <TopBlogs />
        <Links id="podcasts" title={messages.podcasts} entries={podcasts} />
        <Links id="expert-reviews" title={messages.expertReviews} entries={expertReviews} written />
      </RestOfPage>
    </>
  );
}

function InstagramLink() {
  const instagram = useSite().socials.find(({ name }) => name === 'Instagram');
  if (instagram === undefined) return null;
  return (
    <ButtonLink variant="secondary" icon="instagram" to={instagram.url} rel="noopener">
      {messages.instagram}
    </ButtonLink>
  );
}

interface LinksProps {
  id: string;
  title: string;
  entries: SiteFacts['podcasts'];
  /** Read, not heard. */
  written?: boolean;
}

/** Absent while the firm has none. */
function Links({ id, title, entries, written = false }: LinksProps) {
  if (entries.length === 0) return null;
  return (
    <section className="page section" aria-labelledby={id}>
      <RisingRule />
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className="columns columns--3">
        {entries.map((entry) => (
          <li key={entry.link + entry.title}>
            <h3>{entry.title}</h3>
            <p>{entry.text}</p>
            <ButtonLink
              variant="quiet"
              icon="external"
              to={entry.link}
              aria-label={
                written ? messages.readTitle({ title: entry.title }) : messages.listenToTitle({ title: entry.title })
              }
            >
              {written ? messages.read : messages.listen}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
