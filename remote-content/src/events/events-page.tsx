import { RestOfPage } from 'shared/rest-of-page';
import { type SiteFacts, useSite } from 'shared/site';
import { ButtonLink, PageHead, RisingRule } from 'shared/ui';
import { ShareButtons } from '#blogs/share-buttons.tsx';
import { NextWebinars } from '#events/next-webinars.tsx';
import { TopBlogs } from '#events/top-blogs.tsx';

export default function EventsPage() {
  const { firm, podcasts, expertReviews } = useSite();
  return (
    <>
      <div className="page">
        <PageHead
          title="E-Yourself"
          lead="Educate yourself: webinars when a date is fixed, articles at any time. Free, and without signing in."
          crumbs={[{ label: 'Home', to: '/' }]}
        />
      </div>
      <RestOfPage>
        <div className="page">
          <section className="events__webinars" aria-labelledby="webinars">
            <h2 id="webinars">Upcoming webinars</h2>
            <NextWebinars headings="h3" />
          </section>
          <section className="section" aria-labelledby="share">
            <h2 id="share">Share this page</h2>
            <div className="button-row events__share">
              <ShareButtons title={`E-Yourself at ${firm.name}`} />
              <InstagramLink />
            </div>
          </section>
        </div>
        <TopBlogs />
        <Links id="podcasts" title="Podcasts" entries={podcasts} linkText="Listen to" />
        <Links id="expert-reviews" title="Expert reviews" entries={expertReviews} linkText="Read" />
      </RestOfPage>
    </>
  );
}

function InstagramLink() {
  const instagram = useSite().socials.find(({ name }) => name === 'Instagram');
  if (instagram === undefined) return null;
  return (
    <ButtonLink variant="secondary" icon="instagram" to={instagram.url} rel="noopener">
      Instagram
    </ButtonLink>
  );
}

interface LinksProps {
  id: string;
  title: string;
  entries: SiteFacts['podcasts'];
  /** Verb before an entry's title, for the link's name. */
  linkText: string;
}

/** Absent while the firm has none. */
function Links({ id, title, entries, linkText }: LinksProps) {
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
            <ButtonLink variant="quiet" icon="external" to={entry.link} aria-label={`${linkText} ${entry.title}`}>
              {linkText === 'Read' ? 'Read' : 'Listen'}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
